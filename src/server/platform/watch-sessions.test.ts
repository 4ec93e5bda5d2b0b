import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type OpenSession, watchSessions } from './watch-sessions.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const hashOf = (name: string) => Buffer.from(name)

/** A table of sessions; `asked` records the names in each query. */
function setUp(open: Record<string, boolean>) {
  const asked: string[][] = []
  const watch = watchSessions(async (hashes) => {
    const names = hashes.map(String)
    asked.push(names)
    return names.flatMap((name): OpenSession[] =>
      name in open ? [{ tokenHash: hashOf(name), isAdmin: open[name]! }] : [],
    )
  })
  const follow = (name: string, isAdmin = false) => {
    const stream = new PassThrough()
    watch.endWithSession(stream, { tokenHash: hashOf(name), isAdmin })
    return stream
  }
  const look = async () => {
    await vi.advanceTimersByTimeAsync(15_000)
  }
  return { open, asked, follow, look }
}

test('all streams are checked in one query, each session once', async () => {
  const { asked, follow, look } = setUp({ anna: false, berta: false })
  const streams = [...Array.from({ length: 20 }, () => follow('anna')), follow('berta')]
  await look()
  await look()
  expect(asked).toEqual([
    ['anna', 'berta'],
    ['anna', 'berta'],
  ])
  expect(streams.some(({ destroyed }) => destroyed)).toBe(false)
})

test('a stream ends if its session has ended or its user’s role has changed, and no other does', async () => {
  const { open, follow, look } = setUp({ anna: false, berta: false, carla: true })
  const [anna, berta, carla] = [follow('anna'), follow('berta'), follow('carla', true)]
  delete open.anna
  open.carla = false
  await look()
  expect([anna, berta, carla].map(({ destroyed }) => destroyed)).toEqual([true, false, true])
})

test('nothing is queried once no stream is open', async () => {
  const { asked, follow, look } = setUp({ anna: false })
  const stream = follow('anna')
  await look()
  const closed = new Promise((resolve) => stream.once('close', resolve))
  stream.destroy()
  await closed
  await look()
  expect(asked).toHaveLength(1)
  follow('anna')
  await look()
  expect(asked).toHaveLength(2)
})

test('a stream that closed before it was watched is not queried', async () => {
  const { asked, look } = setUp({ anna: false })
  const watch = watchSessions(async (hashes) => {
    asked.push(hashes.map(String))
    return []
  })
  const gone = new PassThrough()
  gone.destroy()
  watch.endWithSession(gone, { tokenHash: hashOf('anna'), isAdmin: false })
  await look()
  expect(asked).toEqual([])
})

test('while the sessions cannot be queried the streams continue', async () => {
  let isDown = true
  const watch = watchSessions(async () => {
    if (isDown) throw new Error('down')
    return []
  })
  const stream = new PassThrough()
  watch.endWithSession(stream, { tokenHash: hashOf('anna'), isAdmin: false })
  await vi.advanceTimersByTimeAsync(15_000)
  expect(stream.destroyed).toBe(false)
  isDown = false
  await vi.advanceTimersByTimeAsync(15_000)
  expect(stream.destroyed).toBe(true)
})

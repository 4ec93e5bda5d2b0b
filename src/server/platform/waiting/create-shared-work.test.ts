import { expect, test } from 'vitest'
import { createSharedWork } from './create-shared-work.ts'

const never = new AbortController().signal

function open() {
  const shared = createSharedWork<string>()
  const begun: { signal: AbortSignal; end: (text: string) => void; fail: (error: Error) => void }[] = []
  const work = (signal: AbortSignal) =>
    new Promise<string>((end, fail) => {
      begun.push({ signal, end, fail })
    })
  return { shared, begun, work }
}

test('ten concurrent callers share one run', async () => {
  const { shared, begun, work } = open()
  const ten = Array.from({ length: 10 }, () => shared.run('a', never, work))
  const other = shared.run('b', never, work)
  expect(begun).toHaveLength(2)
  begun[0]!.end('A')
  begun[1]!.end('B')
  expect(new Set(await Promise.all(ten))).toEqual(new Set(['A']))
  expect(await other).toBe('B')
})

test('finished work runs again, after a failure too', async () => {
  const { shared, begun, work } = open()
  const failing = [shared.run('a', never, work), shared.run('a', never, work)]
  begun[0]!.fail(new Error('no'))
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const again = shared.run('a', never, work)
  begun[1]!.end('A')
  expect(await again).toBe('A')
  expect(begun).toHaveLength(2)
})

test('one caller that leaves does not end the work of others, the last one does', async () => {
  const { shared, begun, work } = open()
  const [first, second] = [new AbortController(), new AbortController()]
  const waiting = [shared.run('a', first.signal, work), shared.run('a', second.signal, work)]
  first.abort(new Error('gone'))
  await expect(waiting[0]).rejects.toThrow('gone')
  expect(begun[0]!.signal.aborted).toBe(false)
  second.abort(new Error('gone too'))
  await expect(waiting[1]).rejects.toThrow('gone too')
  expect(begun[0]!.signal.aborted).toBe(true)
  const next = shared.run('a', never, work)
  begun[1]!.end('anew')
  expect(await next).toBe('anew')
})

test('a caller that has already left starts nothing', async () => {
  const { shared, begun, work } = open()
  await expect(shared.run('a', AbortSignal.abort(new Error('gone')), work)).rejects.toThrow('gone')
  expect(begun).toHaveLength(0)
})

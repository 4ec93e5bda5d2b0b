import { expect, test, vi } from 'vitest'
import type { ProgressEvent } from '#contract/entities/progress.ts'
import { refusals } from '#contract/refusals.ts'
import { followProgress } from './follow-progress.ts'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
vi.stubGlobal('document', { cookie: '', hidden: false, addEventListener() {}, removeEventListener() {} })

const item = (imageId: number): ProgressEvent => ({
  type: 'processedItem',
  item: { imageId, name: 'a.jpg', success: true, time: '2026-11-20T10:00:00.000Z', hasThumbnail: true },
})
const failure: ProgressEvent = { type: 'error', message: 'x', code: 'x', jobId: 7 }

/** A server that keeps every connection open and sends on each what the test says. */
function serve() {
  const lines: ReadableStreamDefaultController<Uint8Array>[] = []
  const ended: AbortSignal[] = []
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
    ended.push(signal)
    return new Response(new ReadableStream<Uint8Array>({ start: (line) => void lines.push(line) }))
  })
  return {
    calls: () => ended.length,
    areOver: () => ended.every(({ aborted }) => aborted),
    say(event: ProgressEvent) {
      for (const line of lines) line.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
    },
  }
}

function follow(jobId: number) {
  const leaving = new AbortController()
  const heard: ProgressEvent[] = []
  const onOpen = vi.fn()
  const over = followProgress(jobId, {
    signal: leaving.signal,
    onOpen,
    onEvent: (event) => void heard.push(event),
  })
  return { heard, onOpen, over, leave: () => leaving.abort() }
}

/** Allows for a busy machine. */
const soon = (holds: () => void) => vi.waitFor(holds, { timeout: 60_000 })

test('followers of the same job share a connection, and a later one first gets the latest events', async () => {
  const server = serve()
  const ring = follow(1)
  await soon(() => expect(ring.onOpen).toHaveBeenCalled())
  for (let id = 1; id <= 30; id += 1) server.say(item(id))
  server.say(failure)
  await soon(() => expect(ring.heard).toHaveLength(31))
  const page = follow(1)
  expect(page.onOpen).toHaveBeenCalledOnce()
  expect(page.heard).toEqual([...Array.from({ length: 12 }, (_, n) => item(n + 19)), failure])
  server.say(item(31))
  await soon(() => expect([ring.heard.at(-1), page.heard.at(-1)]).toEqual([item(31), item(31)]))
  expect(server.calls()).toBe(1)
  page.leave()
  await page.over
  expect(server.areOver()).toBe(false)
  ring.leave()
  await ring.over
  expect(server.areOver()).toBe(true)
})

test('another job has a connection of its own, and a follower after the last one has left opens a new one', async () => {
  const server = serve()
  const [one, other] = [follow(2), follow(3)]
  await soon(() => expect(server.calls()).toBe(2))
  one.leave()
  const again = follow(2)
  await soon(() => expect(server.calls()).toBe(3))
  expect(again.heard).toEqual([])
  for (const { leave } of [other, again]) leave()
  await soon(() => expect(server.areOver()).toBe(true))
})

test('all followers get a refusal, and the next one sends a new request', async () => {
  const { status, ...said } = refusals.not_found
  const refuse = vi.fn(async () => Response.json({ code: 'not_found', message: said.de }, { status }))
  vi.stubGlobal('fetch', refuse)
  const both = [follow(4).over, follow(4).over]
  const refused = { status: 'rejected', reason: { status: 404 } }
  expect(await Promise.allSettled(both)).toMatchObject([refused, refused])
  expect(refuse).toHaveBeenCalledOnce()
  await expect(follow(4).over).rejects.toMatchObject({ status: 404 })
  expect(refuse).toHaveBeenCalledTimes(2)
})

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { readEventStream, type StreamMessage } from './read-event-stream.ts'

// The reader runs in browsers; outside of one there is no storage and no cookie.
function stubBrowser() {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('document', { cookie: '', hidden: false, addEventListener() {}, removeEventListener() {} })
}
stubBrowser()

function inTwo(whole: string, cut: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      for (const piece of [whole.slice(0, cut), whole.slice(cut)]) controller.enqueue(bytes.encode(piece))
      controller.close()
    },
  })
}

/** A server that gives each request its own answer, in order; the last one again and again. */
async function serve(...answers: ((response: ServerResponse, request: IncomingMessage) => void)[]) {
  const seen: IncomingMessage[] = []
  const server = createServer((request, response) => {
    seen.push(request)
    answers[Math.min(seen.length, answers.length) - 1]!(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen }
}

const stream = (text: string) => (response: ServerResponse) =>
  response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(text)

test('a broken stream is resumed where it stopped', async () => {
  const { url, seen } = await serve(stream('id: 3\ndata: eins\n\n'), stream('id: 4\ndata: zwei\n\n'))
  const reading = new AbortController()
  const read: string[] = []
  const onOpen = vi.fn()
  await readEventStream(url, {
    signal: reading.signal,
    firstRetryMs: 1,
    onOpen,
    onEvent: ({ data }) => {
      read.push(data)
      if (data === 'zwei') reading.abort()
    },
  })
  expect(read).toEqual(['eins', 'zwei'])
  expect(onOpen).toHaveBeenCalledTimes(2)
  expect(seen.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '3'])
})

test('a server that is down for a moment is retried', async () => {
  const { url } = await serve(
    (response) => response.writeHead(503).end(),
    (response) => response.destroy(),
    stream('data: da\n\n'),
  )
  const reading = new AbortController()
  const onEvent = vi.fn(() => reading.abort())
  await readEventStream(url, { signal: reading.signal, firstRetryMs: 1, onEvent })
  expect(onEvent).toHaveBeenCalledTimes(1)
})

test('a server that asks for a delay is left alone for that time, and the stream is resumed', async () => {
  const { url, seen } = await serve(stream('id: 7\ndata: eins\n\nretry: 47\n\n'), stream('data: zwei\n\n'))
  const waits = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => waits.mockRestore())
  const reading = new AbortController()
  const onEvent = ({ data }: StreamMessage) => data === 'zwei' && reading.abort()
  await readEventStream(url, { signal: reading.signal, firstRetryMs: 1, onEvent })
  expect(waits.mock.calls.map(([, ms]) => ms)).toContain(47)
  expect(seen[1]?.headers['last-event-id']).toBe('7')
})

test('a message can arrive in any pieces, between comments and empty fields', async () => {
  const whole =
    'retry: 5\r\n: hello\r\n\r\nid: 1\r\ndata: eins\r\n\r\n: still here\r\n\r\nid: 2\r\ndata: zwei\r\ndata: drei\r\n\r\n'
  for (let cut = 1; cut < whole.length; cut += 1) {
    vi.stubGlobal('fetch', async () => new Response(inTwo(whole, cut)))
    const reading = new AbortController()
    const read: StreamMessage[] = []
    await readEventStream('/stream', {
      signal: reading.signal,
      onEvent: (message) => {
        read.push(message)
        if (read.length === 2) reading.abort()
      },
    })
    expect(read).toEqual([
      { id: '1', data: 'eins' },
      { id: '2', data: 'zwei\ndrei' },
    ])
  }
  vi.unstubAllGlobals()
  stubBrowser()
})

test('a message without an id keeps the last one, also that of an earlier line', async () => {
  const { url } = await serve(stream('data: x\n\nid: 42\n\ndata: y\n\n'))
  const reading = new AbortController()
  const ids: string[] = []
  await readEventStream(url, {
    signal: reading.signal,
    lastEventId: '41',
    onEvent: ({ id, data }) => {
      ids.push(id)
      if (data === 'y') reading.abort()
    },
  })
  expect(ids).toEqual(['41', '42'])
})

test('204 means that there is nothing to follow', async () => {
  const { url, seen } = await serve((response) => response.writeHead(204).end())
  await readEventStream(url, { signal: new AbortController().signal, onEvent: () => {} })
  expect(seen).toHaveLength(1)
})

test('a refusal is final', async () => {
  const { url, seen } = await serve((response) =>
    response.writeHead(404).end('{"message":"Nein","code":"not_found"}'),
  )
  const reading = readEventStream(url, { signal: new AbortController().signal, onEvent: () => {} })
  await expect(reading).rejects.toThrow(CallError)
  expect(seen).toHaveLength(1)
})

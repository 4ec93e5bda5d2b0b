import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as calls from '#contract/endpoints/picture-sets.ts'
import { setAddress } from '#contract/picture-set-address.ts'
import { createServer } from '#web/testing/create-server.ts'
import { uploadsTo } from '#web/testing/uploads-to.ts'
import { type Sending, sendPictures } from './send-pictures.ts'

let server: ReturnType<typeof createServer>
let sent: string[]

beforeEach(() => {
  vi.useFakeTimers()
  server = createServer()
  sent = []
  vi.stubGlobal('location', new URL('http://bildwort.test/'))
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', { getItem: () => null })
  // As where the page came without TLS: every file is sent.
  vi.stubGlobal('crypto', {})
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => server.respond(init.method ?? 'GET', url))
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends uploadsTo(server) {
      override send(form?: FormData): Promise<void> {
        // Safe: every upload has a file.
        sent.push((form!.get('file') as File).name)
        return super.send()
      }
    },
  )
  const id = '0f3c6f7e-5d3c-4f0a-9a43-0d6f6b6f1a2b'
  server.answers(calls.makePictureSet, { id, address: setAddress(id), pictures: [] })
  server.answers(calls.readPictureSet, { id, address: setAddress(id), pictures: [] })
  server.answers(calls.addPicture, { path: 'a.jpg', sha256: 'a'.repeat(64), bytes: 1, altTexts: [] })
  server.answers(calls.addArchive, { added: [], refused: [] })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function send(files: Partial<Record<'pictures' | 'archives', Sending[]>>) {
  const { pictures = [], archives = [] } = files
  const means = { changed() {}, refused() {}, signal: new AbortController().signal }
  return sendPictures({ pictures, archives }, means)
}

function file(path: string): Sending {
  const cancel = new AbortController()
  return { path, file: new File(['x'], path), state: 'waiting', share: 0, slot: 0, error: null, cancel }
}

test('where the server takes no more for a while, a file is sent again when it does', async () => {
  const picture = file('a.jpg')
  const busy = { code: 'rate_limited', details: { retryAfterSeconds: 55 } } as const
  server.refuses(calls.addPicture, busy)
  const whole = send({ pictures: [picture] })
  await vi.advanceTimersByTimeAsync(54_000)
  expect(sent).toEqual(['a.jpg'])
  server.answers(calls.addPicture, { path: 'a.jpg', sha256: 'a'.repeat(64), bytes: 1, altTexts: [] })
  await vi.advanceTimersByTimeAsync(1_000)
  await whole
  expect([picture.state, sent.length]).toEqual(['done', 2])
})

test('where the server takes no more for an hour, that is said at once', async () => {
  const pictures = [file('a.jpg'), file('b.jpg')]
  server.refuses(calls.addPicture, { code: 'rate_limited', details: { retryAfterSeconds: 3_000 } })
  await expect(send({ pictures })).rejects.toMatchObject({ status: 429 })
  expect(sent.length).toBeLessThanOrEqual(2)
})

test('a file that is cancelled while its line is lost holds up nothing', async () => {
  const picture = file('a.jpg')
  await server.failing(calls.addPicture, 'unanswered', async () => {
    const whole = send({ pictures: [picture] })
    await vi.advanceTimersByTimeAsync(500)
    picture.cancel.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect(picture.state).toBe('cancelled')
    await whole
  })
})

test('archives are sent one after the other, next to pictures', async () => {
  const unpacked = server.delays(calls.addArchive)
  const files = { archives: [file('1.zip'), file('2.zip')], pictures: [file('a.jpg'), file('b.jpg')] }
  const whole = send(files)
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['1.zip', 'a.jpg', 'b.jpg'])
  unpacked()
  await whole
  expect(sent.at(-1)).toBe('2.zip')
})

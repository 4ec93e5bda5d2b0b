import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { closeAfterTest } from '#server/describing/testing/close-after-test.ts'
import { createFastClock } from '#server/describing/testing/create-fast-clock.ts'
import { startLittleServer } from '#server/describing/testing/start-little-server.ts'
import { createPictureFetcher, type PictureFetcherOptions } from './create-picture-fetcher.ts'

const never = new AbortController().signal
const serve = async (listener: (request: IncomingMessage, response: ServerResponse) => void) =>
  closeAfterTest(await startLittleServer(listener))

function makeFetcher(options: Partial<PictureFetcherOptions> = {}) {
  const fetcher = createPictureFetcher({ allow: ['127.0.0.1'], ...options })
  closeAfterTest({ [Symbol.asyncDispose]: () => fetcher.close() })
  return fetcher
}

test('a picture comes whole, asked for by name and without compression', async () => {
  let headers: IncomingMessage['headers'] = {}
  const { url } = await serve((request, response) => {
    headers = request.headers
    response.end('picture')
  })
  expect(await makeFetcher().fetch(`${url}/a b.jpg?x=1`, never)).toEqual({ bytes: Buffer.from('picture') })
  expect(headers['user-agent']).toContain('Bildwort')
  expect(headers['accept-encoding']).toBe('identity')
})

test('the headers of an owner go to the host that they name, and to no other one that it redirects to', async () => {
  const seen: [string, string | undefined][] = []
  const other = await serve((request, response) => {
    seen.push(['other', request.headers.authorization])
    response.end('picture')
  })
  const { url } = await serve((request, response) => {
    seen.push(['own', request.headers.authorization])
    const next = request.url === '/first' ? '/second' : other.url
    response.writeHead(302, { location: next }).end()
  })
  const headers = { [url]: { Authorization: 'Bearer secret' } }
  const bounds = { headers, hold: async () => {}, letGo: () => {} }
  expect(await makeFetcher().fetch(`${url}/first`, never, bounds)).toEqual({ bytes: Buffer.from('picture') })
  expect(seen).toEqual([
    ['own', 'Bearer secret'],
    ['own', 'Bearer secret'],
    ['other', undefined],
  ])
})

test.each([
  [404, 'not_found'],
  [410, 'not_found'],
  [403, 'forbidden'],
  [401, 'forbidden'],
  [500, 'server_error'],
  [304, 'server_error'],
])('answer %i is %s', async (status, code) => {
  const { url } = await serve((_request, response) => response.writeHead(status).end())
  expect(await makeFetcher().fetch(url, never)).toEqual({ fault: { code, details: { status } } })
})

test('too large a picture is cut, announced or not', async () => {
  const { url } = await serve((request, response) => {
    if (request.url === '/announced') response.setHeader('content-length', 3_000_000)
    response.write(Buffer.alloc(1_000_000))
    response.write(Buffer.alloc(2_000_000))
    response.end()
  })
  const fault = { code: 'too_large', details: { maxMegabytes: 2 } }
  const fetcher = makeFetcher({ maxBytes: 2_000_000 })
  expect(await fetcher.fetch(`${url}/announced`, never)).toEqual({ fault })
  expect(await fetcher.fetch(`${url}/chunked`, never)).toEqual({ fault })
})

test('an endless body is cut at the size limit', async () => {
  const { url } = await serve((_request, response) => {
    const pour = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536))) {}
    }
    response.on('drain', pour)
    pour()
  })
  const fetched = await makeFetcher({ maxBytes: 1_000_000 }).fetch(url, never)
  expect(fetched).toMatchObject({ fault: { code: 'too_large' } })
})

// Neither would end by itself.
test('a body that trickles and an answer that never comes are cut in time', async () => {
  const { url } = await serve((request, response) => {
    if (request.url === '/silent') return
    const trickle = setInterval(() => response.write('.'), 20)
    response.on('close', () => clearInterval(trickle))
  })
  const fetcher = makeFetcher({ timeoutMs: 300 })
  expect(await fetcher.fetch(`${url}/trickle`, never)).toEqual({ fault: { code: 'too_slow' } })
  expect(await fetcher.fetch(`${url}/silent`, never)).toEqual({ fault: { code: 'too_slow' } })
})

test('a busy host is waited out as long as it asks', async () => {
  const clock = createFastClock()
  let asked = 0
  const { url } = await serve((_request, response) => {
    asked += 1
    if (asked === 1) response.writeHead(429, { 'retry-after': '7' }).end()
    else if (asked === 2) response.writeHead(503).end()
    else response.end('picture')
  })
  expect(await makeFetcher({ clock }).fetch(url, never)).toHaveProperty('bytes')
  expect(clock.slept[0]).toBeCloseTo(7_000, -2)
  expect(clock.slept[1]).toBeGreaterThan(0)
})

test('a host that stays busy, or wants an hour, fails the picture', async () => {
  const { url } = await serve((request, response) => {
    response.writeHead(429, { 'retry-after': request.url === '/hour' ? '3600' : '1' }).end()
  })
  const fetcher = makeFetcher({ clock: createFastClock() })
  const fault = { code: 'server_error', details: { status: 429 } }
  expect(await fetcher.fetch(`${url}/hour`, never)).toEqual({ fault })
  expect(await fetcher.fetch(`${url}/always`, never)).toEqual({ fault })
})

test('a connection that breaks is tried once more', async () => {
  let tries = 0
  const server = createServer((socket) => {
    tries += 1
    socket.on('error', () => {})
    socket.once('data', () => {
      if (tries === 2) socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\nok')
      else socket.resetAndDestroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await makeFetcher().fetch(`http://127.0.0.1:${port}/`, never)).toEqual({ bytes: Buffer.from('ok') })
  tries = 2
  expect(await makeFetcher().fetch(`http://127.0.0.1:${port}/`, never)).toEqual({
    fault: { code: 'unreachable' },
  })
  expect(tries).toBe(4)
  await new Promise((resolve) => server.close(resolve))
})

test('a body that ends too early is not taken for a picture', async () => {
  const { url } = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': 1000 })
    response.write('half')
    setTimeout(() => response.destroy(), 20)
  })
  expect(await makeFetcher().fetch(url, never)).toEqual({ fault: { code: 'unreachable' } })
})

test('unknown names and closed ports have their own faults', async () => {
  const unknown = makeFetcher({
    lookup: (_name, _options, answer) => answer(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), []),
  })
  expect(await unknown.fetch('http://nowhere.example/', never)).toEqual({
    fault: { code: 'no_public_server' },
  })
  expect(await makeFetcher().fetch('http://127.0.0.1:1/', never)).toEqual({ fault: { code: 'unreachable' } })
})

test('one host gets no more fetches at once than allowed', async () => {
  const asked: ServerResponse[] = []
  let most = 0
  const { url } = await serve((_request, response) => {
    asked.push(response)
    most = Math.max(most, asked.length)
    // Once there are three, a fourth gets a moment to arrive, which it must not.
    if (asked.length === 3) setTimeout(() => asked.splice(0).forEach((each) => void each.end('picture')), 15)
  })
  const fetcher = makeFetcher({ perHost: 3 })
  const all = await Promise.all(Array.from({ length: 21 }, (_, i) => fetcher.fetch(`${url}/${i}`, never)))
  expect(all.every((fetched) => 'bytes' in fetched)).toBe(true)
  expect(most).toBe(3)
})

test('an abort ends the fetch with its reason, also while it waits for others', async () => {
  const { url } = await serve(() => {})
  const fetcher = makeFetcher({ perHost: 1 })
  const stop = new AbortController()
  const both = [fetcher.fetch(`${url}/1`, stop.signal), fetcher.fetch(`${url}/2`, stop.signal)]
  const reason = new Error('stopped')
  setTimeout(() => stop.abort(reason), 30)
  expect(await Promise.allSettled(both)).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ])
})

test('a password with a percent sign is sent as it is written', async () => {
  let authorization: string | undefined
  const { url } = await serve((request, response) => {
    authorization = request.headers.authorization
    response.end('picture')
  })
  const address = url.replace('://', '://anna:100%@')
  expect(await makeFetcher().fetch(address, never)).toEqual({ bytes: Buffer.from('picture') })
  expect(authorization).toBe(`Basic ${btoa('anna:100%')}`)
})

test('a body without a length that exceeds the memory held for it is requested once more, with no memory held in between', async () => {
  const held: number[] = []
  let asked = 0
  const { url } = await serve((_request, response) => {
    asked += 1
    response.write(Buffer.alloc(600_000))
    response.end(Buffer.alloc(600_000))
  })
  const bounds = (maxBytes: number) => ({
    maxBytes,
    unannouncedBytes: 1_000_000,
    hold: async (bytes: number) => void held.push(bytes),
    letGo: () => void held.push(0),
  })
  const fetched = await makeFetcher().fetch(url, never, bounds(5_000_000))
  expect('bytes' in fetched && fetched.bytes.length).toBe(1_200_000)
  expect([asked, held]).toEqual([2, [1_000_000, 0, 5_000_000]])
  const tooLarge = { code: 'too_large', details: { maxMegabytes: 1.1 } }
  expect(await makeFetcher().fetch(url, never, bounds(1_100_000))).toEqual({ fault: tooLarge })
})

test('the time that a fetch waits for memory is not counted', async () => {
  const { url } = await serve((_request, response) => response.end('picture'))
  // Time passes only while it waits.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const hold = async () => {
    await setImmediate()
    vi.advanceTimersByTime(400)
  }
  try {
    const fetcher = makeFetcher({ timeoutMs: 200 })
    expect(await fetcher.fetch(url, never, { maxBytes: 1_000, hold, letGo() {} })).toHaveProperty('bytes')
  } finally {
    vi.useRealTimers()
  }
})

test('a body that is compressed unasked is decoded, within the limits', async () => {
  const packed: Record<string, Buffer> = {
    gzip: gzipSync('picture'),
    deflate: deflateSync('picture'),
    br: brotliCompressSync('picture'),
    zstd: zstdCompressSync('picture'),
    'deflate, gzip': gzipSync(deflateSync('picture')),
    utf8: Buffer.from('picture'),
  }
  const { url } = await serve((request, response) => {
    const name = decodeURIComponent(request.url!.slice(1))
    if (name === 'bomb')
      return response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(9_000_000)))
    if (name === 'none') return response.writeHead(200, { 'content-encoding': 'gzip' }).end('picture')
    response
      .writeHead(200, { 'content-encoding': name, 'content-length': packed[name]!.length })
      .end(packed[name])
  })
  const fetcher = makeFetcher({ maxBytes: 5_000_000 })
  for (const name of Object.keys(packed))
    expect(await fetcher.fetch(`${url}/${name}`, never)).toEqual({ bytes: Buffer.from('picture') })
  expect(await fetcher.fetch(`${url}/bomb`, never)).toMatchObject({ fault: { code: 'too_large' } })
  expect(await fetcher.fetch(`${url}/none`, never)).toEqual({ fault: { code: 'damaged' } })
})

test('ten redirects are followed, with the cookies that are set on the way and none for anybody else', async () => {
  const seen: Array<string | undefined> = []
  const { url } = await serve((request, response) => {
    const step = Number(request.url!.slice(1))
    seen[step] = request.headers.cookie
    if (step === 10) return response.end('picture')
    if (step === 0)
      response.setHeader('set-cookie', ['id=1; Path=/; HttpOnly', 'x=2; Domain=example.org', 'old=3'])
    if (step === 1) response.setHeader('set-cookie', ['old=; Max-Age=0', 'secure=4; Secure'])
    response.writeHead(302, { location: `/${step + 1}` }).end()
  })
  expect(await makeFetcher().fetch(`${url}/0`, never)).toHaveProperty('bytes')
  expect(seen.slice(0, 3)).toEqual([undefined, 'id=1; old=3', 'id=1'])
  const elsewhere = await serve((_, response) => {
    response
      .writeHead(302, { location: `${url.replace('127.0.0.1', 'localhost')}/0`, 'set-cookie': 'a=b' })
      .end()
  })
  seen.length = 0
  await makeFetcher({ allow: ['127.0.0.1', 'localhost'] }).fetch(elsewhere.url, never)
  expect(seen[0]).toBeUndefined()
})

test('an eleventh redirect is one too many', async () => {
  const { url } = await serve((request, response) => {
    response.writeHead(302, { location: `/${Number(request.url!.slice(1)) + 1}` }).end()
  })
  expect(await makeFetcher().fetch(`${url}/0`, never)).toEqual({ fault: { code: 'too_many_redirects' } })
})

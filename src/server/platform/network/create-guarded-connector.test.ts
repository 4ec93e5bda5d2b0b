import type { IncomingMessage, ServerResponse } from 'node:http'
import { fetch, type RequestInit } from 'undici'
import { expect, test } from 'vitest'
import {
  createPictureFetcher,
  type PictureFetcherOptions,
} from '#server/describing/pictures/create-picture-fetcher.ts'
import { closeAfterTest } from '#server/describing/testing/close-after-test.ts'
import { startLittleServer } from '#server/describing/testing/start-little-server.ts'
import { refusedPorts } from './create-guarded-connector.ts'

const never = new AbortController().signal
const serve = async (listener: (request: IncomingMessage, response: ServerResponse) => void) =>
  closeAfterTest(await startLittleServer(listener))

function makeFetcher(options: Partial<PictureFetcherOptions> = {}) {
  const fetcher = createPictureFetcher({ allow: ['127.0.0.1'], ...options })
  closeAfterTest({ [Symbol.asyncDispose]: () => fetcher.close() })
  return fetcher
}

/** A resolver with one answer. */
const answers =
  (...addresses: string[]): NonNullable<PictureFetcherOptions['lookup']> =>
  (_name, options, answer) => {
    const all = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    if (options.all) answer(null, all)
    else answer(null, all[0]!.address, all[0]!.family)
  }

test.each([
  'http://127.0.0.1',
  'http://2130706433',
  'http://0x7f.1',
  'http://0177.0.0.1',
  'http://127.1',
  'http://①②⑦.0.0.1',
  'http://0',
  'http://[::1]',
  'http://[::ffff:127.0.0.1]',
  'http://[::ffff:7f00:1]',
  'http://[fe80::1]',
  'http://169.254.169.254/latest/meta-data',
  'http://10.0.0.1',
  'http://user:secret@192.168.0.1',
  'https://172.16.0.1',
])('%s leads into a private network', async (address) => {
  const fetched = await makeFetcher({ allow: [] }).fetch(`${address}/a.jpg`, never)
  expect(fetched).toEqual({ fault: { code: 'no_public_server' } })
})

test.each([
  ['localhost', ['127.0.0.1']],
  ['rebound.example', ['10.0.0.7']],
  ['six.example', ['::1', 'fd00::1']],
  ['metadata.example', ['169.254.169.254']],
])('%s is refused when its name resolves to %o', async (name, addresses) => {
  const fetcher = makeFetcher({ allow: [], lookup: answers(...addresses) })
  expect(await fetcher.fetch(`http://${name}/a.jpg`, never)).toEqual({ fault: { code: 'no_public_server' } })
})

test('a private address, an unknown name and a refused port of either are indistinguishable', async () => {
  const unknown: PictureFetcherOptions['lookup'] = (_name, _options, answer) =>
    answer(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), [])
  for (const lookup of [answers('10.0.0.7'), unknown]) {
    const fetcher = makeFetcher({ allow: [], lookup })
    expect(await fetcher.fetch('http://db.example/', never)).toEqual({ fault: { code: 'no_public_server' } })
    expect(await fetcher.fetch('http://db.example:22/', never)).toEqual({ fault: { code: 'port_refused' } })
  }
})

test('no socket is opened to a port that browsers refuse, unless it is allowed', async () => {
  const publicOnly = makeFetcher({ allow: [], lookup: answers('93.184.215.14') })
  for (const port of [0, 25, 6000, 10080])
    for (const scheme of ['http', 'https'])
      for (const host of ['mail.example', '93.184.215.14', '[2606:4700::1111]'])
        expect(await publicOnly.fetch(`${scheme}://${host}:${port}/`, never)).toEqual({
          fault: { code: 'port_refused' },
        })
  for (const allow of ['127.0.0.1', '127.0.0.1:1', 'mail.example:1']) {
    const allowed = makeFetcher({ allow: [allow], lookup: answers('127.0.0.1') })
    // A connection was attempted: nothing listens there.
    expect(await allowed.fetch('http://mail.example:1/', never)).toEqual({ fault: { code: 'unreachable' } })
  }
})

test('of several addresses of a name only the allowed ones are connected to', async () => {
  const { port } = await serve((_request, response) => response.end('picture'))
  const fetcher = makeFetcher({ lookup: answers('10.255.255.1', '127.0.0.1') })
  expect(await fetcher.fetch(`http://mixed.example:${port}/`, never)).toHaveProperty('bytes')
})

test('a host is allowed for one port and not for another', async () => {
  const { port } = await serve((_request, response) => response.end('picture'))
  const allowed = makeFetcher({ allow: [`intranet.example:${port}`], lookup: answers('127.0.0.1') })
  expect(await allowed.fetch(`http://intranet.example:${port}/`, never)).toHaveProperty('bytes')
  const other = makeFetcher({ allow: ['intranet.example:1'], lookup: answers('127.0.0.1') })
  expect(await other.fetch(`http://intranet.example:${port}/`, never)).toEqual({
    fault: { code: 'no_public_server' },
  })
})

test('a redirect is followed, and checked again', async () => {
  const { url, port } = await serve((request, response) => {
    const targets: Record<string, string> = {
      '/good': '/picture',
      '/private': `http://127.0.0.2:${port}/picture`,
      '/file': 'file:///etc/passwd',
      '/loop': '/loop',
      '/long': `/${'a'.repeat(8_000)}`,
      '/port': `http://127.0.0.2:25/`,
    }
    const location = targets[request.url ?? '']
    if (location) response.writeHead(302, { location }).end()
    else response.end('picture')
  })
  const fetcher = makeFetcher()
  expect(await fetcher.fetch(`${url}/good`, never)).toEqual({ bytes: Buffer.from('picture') })
  expect(await fetcher.fetch(`${url}/private`, never)).toEqual({ fault: { code: 'no_public_server' } })
  expect(await fetcher.fetch(`${url}/file`, never)).toEqual({ fault: { code: 'not_http' } })
  expect(await fetcher.fetch(`${url}/loop`, never)).toEqual({ fault: { code: 'too_many_redirects' } })
  expect(await fetcher.fetch(`${url}/port`, never)).toEqual({ fault: { code: 'port_refused' } })
  const tooLong = { fault: { code: 'address_too_long' } }
  expect(await fetcher.fetch(`${url}/long`, never)).toEqual(tooLong)
  expect(await fetcher.fetch(`${url}/${'ü'.repeat(1_400)}`, never)).toEqual(tooLong)
  expect(await fetcher.fetch(`${url}/${'u'.repeat(7_900)}`, never)).toHaveProperty('bytes')
})

test('credentials go to their own origin only', async () => {
  const seen: Array<string | undefined> = []
  const other = await serve((request, response) => {
    seen.push(request.headers.authorization)
    response.end('picture')
  })
  const { port } = await serve((request, response) => {
    seen.push(request.headers.authorization)
    response.writeHead(302, { location: other.url }).end()
  })
  await makeFetcher().fetch(`http://anna:s%C3%BC%C3%9F@127.0.0.1:${port}/`, never)
  expect(seen).toEqual([`Basic ${Buffer.from('anna:süß').toString('base64')}`, undefined])
})

test.each(['ftp://example.org/a.jpg', 'file:///etc/passwd', 'data:image/png;base64,AA', 'a.jpg', ''])(
  '%s is not fetched at all',
  async (address) => {
    expect(await makeFetcher().fetch(address, never)).toEqual({ fault: { code: 'not_http' } })
  },
)

test('if destinations are listed, pictures come from these alone, even after a redirect', async () => {
  const elsewhere = await serve((_request, response) => response.end('a picture elsewhere'))
  const site = await serve((request, response) => {
    if (request.url === '/here') return response.end('a picture')
    response.writeHead(302, { location: new URL('/there', elsewhere.url).href }).end()
  })
  const fetcher = makeFetcher({ only: [new URL(site.url).host] })
  expect(await fetcher.fetch(new URL('/here', site.url).href, never)).toHaveProperty('bytes')
  const notListed = { fault: { code: 'place_not_listed' } }
  expect(await fetcher.fetch(new URL('/away', site.url).href, never)).toEqual(notListed)
  expect(await fetcher.fetch(elsewhere.url, never)).toEqual(notListed)
})

test('a listed destination may not be private just because it is listed, and a name is matched as written', async () => {
  const fetcher = makeFetcher({
    allow: [],
    only: ['*.example.org:443', '10.0.0.0/8'],
    lookup: answers('10.0.0.7'),
  })
  const notPublic = { fault: { code: 'no_public_server' } }
  expect(await fetcher.fetch('https://cdn.example.org/a.jpg', never)).toEqual(notPublic)
  expect(await fetcher.fetch('http://10.0.0.8/a.jpg', never)).toEqual(notPublic)
  const byName = makeFetcher({ allow: [], only: ['*.example.org:443'], lookup: answers('93.184.215.14') })
  for (const address of ['http://cdn.example.org/', 'https://example.org/', 'https://cdn.example.org.evil/'])
    expect(await byName.fetch(address, never)).toEqual({ fault: { code: 'place_not_listed' } })
})

/** Opens nothing: a request that gets here would have been sent. */
const dispatcher = {
  dispatch() {
    throw new Error('connected')
  },
} as unknown as NonNullable<RequestInit['dispatcher']>

const reasonOf = (port: number) =>
  fetch(`http://pictures.example:${port}/`, { dispatcher }).then(
    () => 'answered',
    ({ cause }: Error) => String(cause),
  )

test('the refused ports are those that fetch refuses, and the reserved one', async () => {
  const asked = Array.from({ length: 10_100 }, (_, port) => port)
  const reasons = await Promise.all(asked.map(reasonOf))
  const refused = asked.filter((port) => reasons[port]?.includes('bad port'))
  expect([...refusedPorts].filter((port) => port !== 0)).toEqual(refused.filter((port) => port !== 0))
  expect(refusedPorts.has(0)).toBe(true)
})

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { pictureForms } from './picture-forms.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

const html =
  (body: string): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body)
  }
const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Shop</title></head><body>${body}</body></html>`
const status =
  (code: number, headers = {}): Answer =>
  (response) =>
    void response.writeHead(code, headers).end()
const xml =
  (body: string): Answer =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'application/xml' }).end(body)

/** Pages that a scan must survive, with the note that an audit gives them; null: they count as read. */
export const traps: Readonly<Record<string, { answer: Answer; note: string | null }>> = {
  'redirect-private': { answer: status(302, { location: 'http://10.0.0.1/' }), note: 'elsewhere' },
  'redirect-loop': { answer: status(301, { location: '/redirect-loop' }), note: 'too_many_redirects' },
  'redirect-file': { answer: status(302, { location: 'file:///etc/passwd' }), note: 'not_http' },
  forbidden: { answer: status(403), note: 'forbidden' },
  unauthorised: { answer: status(401), note: 'login' },
  failing: { answer: status(500), note: 'server_error' },
  challenge: { answer: status(403, { 'cf-mitigated': 'challenge' }), note: 'challenge' },
  disallowed: { answer: html(page('<img src="never.jpg">')), note: 'robots' },
  json: {
    answer: (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    note: 'not_html',
  },
  login: { answer: html(page('<h1>Sign in</h1><form><input type="password"></form>')), note: 'login' },
  consent: {
    answer: html(page('<h1>We use cookies</h1><p>Please give your consent.</p><button>Accept all</button>')),
    note: 'consent',
  },
  app: { answer: html(page('<div id="root"></div><script src="/app.js"></script>')), note: 'script' },
  large: { answer: html(page('<p>Many words here.</p>'.repeat(500_000))), note: 'cut' },
  bomb: {
    answer: (response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end(gzipSync(page(' '.repeat(200_000_000)))),
    note: 'cut',
  },
  elements: {
    // More than a million elements in each other.
    answer: html('<b>x'.repeat(1_240_000)),
    note: 'too_complex',
  },
  drip: {
    // One byte a second never lets the connection rest, and never ends.
    answer: (response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const timer = setInterval(() => response.write(' '), 1_000)
      response.on('close', () => clearInterval(timer))
    },
    note: 'too_slow',
  },
  'wrong-charset': {
    answer: (response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(Buffer.from('<html lang="de"><title>Gr\u00fc\u00dfe</title><p>Grüße aus Köln</p>', 'latin1')),
    note: null,
  },
  'copy-one': { answer: html(page('<p>The same page</p>')), note: null },
  'copy-two': { answer: html(page('<p>The same page</p>')), note: 'same_page' },
}

/** A website with every form of picture and every trap: without end by its calendar, sessions and sitemaps. */
export async function startWebsite(): Promise<{ url: string; requests: string[]; close(): Promise<void> }> {
  const requests: string[] = []
  const answers: Record<string, Answer> = {
    '/robots.txt': (response) => void response.end('User-agent: *\nDisallow: /disallowed\n'),
    '/': html(
      page(
        `${[...pictureForms.map(({ path }) => path), ...Object.keys(traps), 'calendar/1', 'session']
          .map((path) => `<a href="/${path}">${path}</a>`)
          .join('\n')}<a href="/prices.pdf">Prices</a><a href="https://elsewhere.invalid/">Elsewhere</a>`,
      ),
    ),
    ...Object.fromEntries(
      pictureForms.map((one) => [`/${one.path}`, html(page(`<p>${one.path}</p>${one.html}`))]),
    ),
    ...Object.fromEntries(Object.entries(traps).map(([path, { answer }]) => [`/${path}`, answer])),
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://website')
    requests.push(url.pathname)
    const day = Number(/^\/calendar\/(\d+)$/.exec(url.pathname)?.[1])
    // Sitemaps that lead to further ones.
    const level = Number(/^\/sitemap(\d*)\.xml$/.exec(url.pathname)?.[1] ?? Number.NaN)
    if (day) return html(page(`Day ${day} <a href="/calendar/${day + 1}">Next</a>`))(response, request)
    if (url.pathname === '/session')
      return html(page(`<p>Welcome</p><a href="/session?PHPSESSID=${requests.length}">Again</a>`))(
        response,
        request,
      )
    if (!Number.isNaN(level)) {
      const further = [1, 2, 3].map(
        (at) => `<sitemap><loc>http://${request.headers.host}/sitemap${level * 3 + at}.xml</loc></sitemap>`,
      )
      return xml(`<?xml version="1.0"?><sitemapindex>${further.join('')}</sitemapindex>`)(response, request)
    }
    const answer = answers[url.pathname]
    if (answer) answer(response, request)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

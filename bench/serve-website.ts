// Started by audit.ts only: a website of many pages with many pictures, in a process of its own.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const { pages, picturesPerPage } = JSON.parse(process.argv[2] ?? '{}')
const navigation = Array.from(
  { length: 40 },
  (_, at) => `<li><a href="/${at + 1}">Category ${at + 1}</a></li>`,
)
const text =
  'Hiking boots with a deep tread, waterproof, in all sizes; sent within two days of an order. '.repeat(4)
const alts = ['', ' alt=""', ' alt="A hiking boot on a wet rock next to a stream"', ' alt="IMG_2041.JPG"']

const picturesOf = (page: number) =>
  Array.from({ length: picturesPerPage }, (_, at) => {
    const file = `/media/boots-${page}-${at}`
    return `<article class="card product"><h3>Boot ${page}.${at}</h3><a href="/${(page + at) % pages}"><picture>
      <source srcset="${file}-400.webp 400w, ${file}-1200.webp 1200w" type="image/webp">
      <img src="${file}.jpg" loading="lazy" width="400" height="300"${alts[at % alts.length]}></picture></a>
      <p class="text">${text}</p><button type="button" class="button">Add to basket</button></article>`
  }).join('\n')
const everyPage = Array.from({ length: pages }, (_, at) => `<a href="/${at}">${at}</a>`).join('\n')
const bodies = Array.from(
  { length: pages },
  (
    _,
    at,
  ) => `<!doctype html><html lang="en"><head><title>Boots ${at}</title><meta name="viewport" content="width=device-width"></head>
    <body><nav><ul>${navigation.join('\n')}</ul></nav><main><h1>Boots ${at}</h1>${picturesOf(at)}</main>${at === 0 ? everyPage : ''}</body></html>`,
)

const server = createServer((request, response) => {
  const body = bodies[Number(request.url?.slice(1))]
  if (!body) return response.writeHead(404).end()
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body)
})
server.listen(0, '127.0.0.1', () => {
  // Safe: it listens on a port.
  const { port } = server.address() as AddressInfo
  process.send?.({ url: `http://127.0.0.1:${port}`, averageBytes: bodies.join('').length / pages })
})
process.on('disconnect', () => process.exit())

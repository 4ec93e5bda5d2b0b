import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A small website whose images come from the site of images, with faults that an audit finds. */
export async function startShop(pictures: string) {
  let isMended = false
  const page = (title: string, body: string) =>
    `<!doctype html><html lang="de"><head><title>${title}</title></head><body>
     <a href="/"><img src="${pictures}/logo-with-text-transparent.png"${isMended ? ' alt="Nordlicht, zur Startseite"' : ''}></a>
     ${body}</body></html>`
  const write: Record<string, () => string> = {
    '/': () =>
      page(
        'Nordlicht',
        `<h1>Nordlicht</h1><a href="/team">Team</a>
         <img src="${pictures}/fig-in-red-bowl.jpg"${isMended ? ' alt="Aufgeschnittene Feige in einer roten Schale"' : ''}>
         <img src="${pictures}/paint-brushes.jpg" alt="IMG_2034.JPG">
         <img src="${pictures}/colour-gradient.jpg" alt="">`,
      ),
    '/team': () =>
      page(
        'Team',
        `<h1>Team</h1><p>Unsere beiden Hunde sind immer dabei.</p>
         <img src="${pictures}/cocker-spaniels.jpg" alt="Bild von zwei Hunden">
         <img src="${pictures}/alpine-path.jpg" alt="Ein Pfad führt durch ein Schneefeld auf einen Berg zu">`,
      ),
  }

  const server = createServer(({ url = '/' }, response) => {
    const body = write[url]?.()
    if (body === undefined) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Safe: it listens on a port.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** Two of its four faulty images get good texts. */
    mend(): void {
      isMended = true
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

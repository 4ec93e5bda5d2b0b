import { once } from 'node:events'
import { createServer } from 'node:http'

/** A page of another site (127.0.0.1 and localhost are different sites) that shows an address in a frame. */
export async function startHostPage() {
  const server = createServer((request, response) => {
    const shown = new URL(request.url ?? '/', 'http://127.0.0.1').searchParams.get('show') ?? ''
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><html lang="de"><title>CMS</title>
      <iframe title="Bildwort" src="${shown}" width="1200" height="800"></iframe></html>`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const origin = `http://127.0.0.1:${address.port}`
  return {
    origin,
    /** The address of this site that shows `url` in a frame. */
    showing: (url: string) => `${origin}/?show=${encodeURIComponent(url)}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

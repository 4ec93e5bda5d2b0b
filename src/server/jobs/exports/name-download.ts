import type { FastifyReply } from 'fastify'

/**
 * Makes the browser save the answer under this name; with the ending `json`, `katalog.csv` becomes `katalog-bildwort.json`. The plain form
 * of the header is for old clients.
 */
export function nameDownload(reply: FastifyReply, filename: string, ending?: string): void {
  const name = ending === undefined ? filename : `${filename.replace(/\.\w+$/, '')}-${ending}`
  const plain = name.replace(/[^\w. -]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  reply.header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
}

import type { FastifyReply } from 'fastify'

/**
 * Has a browser keep the answer under this name; with an ending `katalog.csv` is called `katalog-bildwort.json`. The plain form
 * is for readers of old headers.
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

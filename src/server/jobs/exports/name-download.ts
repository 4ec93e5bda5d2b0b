import type { FastifyReply } from 'fastify'

/** `katalog.csv` comes back as `katalog-bildwort.json`; the plain form is for readers of old headers. */
export function nameDownload(reply: FastifyReply, filename: string, ending: string): void {
  const base = `${filename.replace(/\.\w+$/, '')}-${ending}`
  const plain = base.replace(/[^\w. -]/g, '_')
  const encoded = encodeURIComponent(base).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  reply.header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
}

import type { FastifyReply } from 'fastify'

/** Has a browser keep the answer under this name; the plain form is for readers of old headers. */
export function nameDownload(reply: FastifyReply, filename: string): void {
  const plain = filename.replace(/[^\w. -]/g, '_')
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  reply.header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
}

import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Makes the server parse forms. Any other body counts as an empty form, as with Google. */
export function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  )
  app.addContentTypeParser('*', { parseAs: 'string' }, async () => new URLSearchParams())
}

/** A field of the received form, or the empty string. */
export function readField(request: FastifyRequest, name: string): string {
  return request.body instanceof URLSearchParams ? (request.body.get(name) ?? '') : ''
}

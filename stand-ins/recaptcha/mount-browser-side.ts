import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { TokenBook } from './create-token-book.ts'
import { readField } from './take-forms.ts'

/** The routes for pages of any origin: the script, and the tokens that it requests. */
export function mountBrowserSide(app: FastifyInstance, tokens: TokenBook): void {
  const script = join(import.meta.dirname, 'api.js')

  app.get('/recaptcha/api.js', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'cross-origin' })
    return reply.type('text/javascript; charset=utf-8').send(await readFile(script))
  })
  app.post('/recaptcha/token', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
    // Sandboxed pages have the origin `null`, which is not an address.
    const hostname = URL.parse(request.headers.origin ?? '')?.hostname ?? 'localhost'
    return { token: tokens.make(readField(request, 'action'), hostname) }
  })
}

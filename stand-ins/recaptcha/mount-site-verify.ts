import type { FastifyInstance } from 'fastify'
import type { CheckBook } from './create-check-book.ts'
import { readField } from './take-forms.ts'
import type { Verdict } from './verify-token.ts'

/** The route for servers: verifies a token. */
export function mountSiteVerify(
  app: FastifyInstance,
  checks: CheckBook,
  verify: (form: { secret: string; response: string }) => Verdict,
): void {
  app.post('/recaptcha/api/siteverify', async (request) => {
    const secret = readField(request, 'secret')
    const response = readField(request, 'response')
    const verdict = verify({ secret, response })
    checks.add({ secret, response, remoteIp: readField(request, 'remoteip') || null, verdict })
    return verdict
  })
}

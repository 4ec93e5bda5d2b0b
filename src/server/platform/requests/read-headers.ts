import Fastify from 'fastify'
import type { Settings } from '#server/platform/read-settings.ts'
import { sendSecurityHeaders } from './security-headers.ts'

/** The security headers themselves, for answers that no plugin reaches: only Fastify's plugins know them, and write them into answers alone. */
export async function readHeaders(settings: Settings): Promise<Record<string, string>> {
  const app = Fastify()
  await sendSecurityHeaders(app, settings)
  app.get('/', async (_request, reply) => reply.getHeaders())
  const answer = await app.inject('/')
  await app.close()
  return answer.json<Record<string, string>>()
}

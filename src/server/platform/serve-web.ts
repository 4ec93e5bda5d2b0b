import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { admitRecaptcha } from './admit-recaptcha.ts'
import type { Settings } from './read-settings.ts'
import { Refusal } from './refusal.ts'

const builtWeb = fileURLToPath(new URL('../../../dist/web', import.meta.url))

/** Serves the built web app; every path that is neither a file nor a call opens it. Before it is built it does nothing. */
export async function serveWeb(app: FastifyInstance, settings: Settings, folder = builtWeb): Promise<void> {
  if (!existsSync(`${folder}/index.html`)) return
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    setHeaders(response, path) {
      const isHashed = path.startsWith(`${folder}/assets/`)
      response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/*', { logLevel: 'warn' }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (path.startsWith('/api/') || /\.\w+$/.test(path)) throw new Refusal('not_found')
    if (settings.RECAPTCHA_SECRET_KEY && path === '/auth' && isRegisterTab(request.query)) {
      const policy = String(reply.getHeader('content-security-policy'))
      reply.header('content-security-policy', admitRecaptcha(policy, settings.RECAPTCHA_SCRIPT_URL))
    }
    return reply.sendFile('index.html')
  })
}

function isRegisterTab(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'tab' in query && query.tab === 'register'
}

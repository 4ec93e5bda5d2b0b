import type { FastifyRequest } from 'fastify'
import { sessionCookie } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Prevents other sites from acting through a visitor's cookie, and from setting or clearing it: a visitor must not be signed in as somebody
 * else. Allowed origins are that of `PUBLIC_URL` and that of the requested host, which has been checked. A request with a Bearer header,
 * which browsers never add by themselves, passes if it carries no cookie.
 */
export function refuseCrossSite(publicUrl: string) {
  const ownOrigin = new URL(publicUrl).origin
  return async (request: FastifyRequest): Promise<void> => {
    const from = request.headers['sec-fetch-site']
    if (safeMethods.has(request.method)) {
      // Links, images and mail previews also make such requests; only the app's own code has its origin.
      const isElsewhere = from !== undefined && from !== 'same-origin'
      if (request.routeOptions.config.actsOnGet && isElsewhere) throw new Refusal('cross_site')
      return
    }
    // Browsers never add an API token by themselves, and cookies are not accepted there.
    if (request.routeOptions.config.access === 'token') return
    if (request.headers.authorization && !request.cookies[sessionCookie]) return
    if (from === 'cross-site') throw new Refusal('cross_site')
    const origin = request.headers.origin
    if (!origin || origin === ownOrigin) return
    if (hostOf(origin) !== request.host) throw new Refusal('cross_site')
  }
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}

import type { FastifyRequest } from 'fastify'
import { sessionCookie } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Another website must not act through its visitor's cookie, nor set or clear it: a visitor without one is not to be
 * signed in as somebody else. Own is the origin of `PUBLIC_URL`, and that of the host that was called, which is a known one. A Bearer header, which no browser adds by itself, is let through where no cookie comes along.
 */
export function refuseCrossSite(publicUrl: string) {
  const ownOrigin = new URL(publicUrl).origin
  return async (request: FastifyRequest): Promise<void> => {
    const from = request.headers['sec-fetch-site']
    if (safeMethods.has(request.method)) {
      // Links, pictures and mail programs that look ahead ask like this, too; the app's own code alone is of its origin.
      const isElsewhere = from !== undefined && from !== 'same-origin'
      if (request.routeOptions.config.actsOnGet && isElsewhere) throw new Refusal('cross_site')
      return
    }
    // No browser adds a token of the API by itself, and a cookie opens nothing there.
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

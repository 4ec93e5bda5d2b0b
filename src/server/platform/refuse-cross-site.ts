import type { FastifyRequest } from 'fastify'
import { sessionCookie } from './caller.ts'
import { Refusal } from './refusal.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Another website must not act through its visitor's cookie. Bearer calls carry no cookie and are let through. */
export function refuseCrossSite(publicUrl: string) {
  const ownOrigin = new URL(publicUrl).origin
  return async (request: FastifyRequest): Promise<void> => {
    if (safeMethods.has(request.method) || !request.cookies[sessionCookie]) return
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new Refusal('cross_site')
    const origin = request.headers.origin
    if (!origin || origin === ownOrigin) return
    if (hostOf(origin) !== request.headers.host) throw new Refusal('cross_site')
  }
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}

import type { FastifyRequest } from 'fastify'
import { Refusal } from '#server/platform/refusal.ts'

const loopback = ['localhost', '127.0.0.1', '[::1]']

/**
 * Accepts requests only for the server's own names, on any port. Otherwise a website could point its own name here and read, in its
 * visitor's browser, what only the visitor's network can reach (DNS rebinding). Behind a trusted proxy the forwarded name counts. Refuses
 * `unknown_host`, and `request_unreadable` if there are two host headers, because an intermediary may have used the other one.
 */
export function refuseUnknownHost({
  PUBLIC_URL: publicUrl,
  ALLOWED_HOSTS: allowed,
}: {
  PUBLIC_URL: string
  ALLOWED_HOSTS: readonly string[]
}) {
  const known = new Set([new URL(publicUrl).hostname, ...loopback, ...allowed])
  return async (request: FastifyRequest): Promise<void> => {
    if (countHosts(request.raw.rawHeaders) > 1) throw new Refusal('request_unreadable')
    if (request.routeOptions.config.answersAnyHost) return
    const host = request.hostname.toLowerCase().replace(/\.$/, '')
    if (!known.has(host)) throw new Refusal('unknown_host', { host: host.slice(0, 255) })
  }
}

/** Counts in the raw list of alternating names and values: elsewhere Node keeps only the first of each name. */
function countHosts(rawHeaders: string[]): number {
  return rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host').length
}

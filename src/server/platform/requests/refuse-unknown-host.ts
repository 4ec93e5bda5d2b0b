import type { FastifyRequest } from 'fastify'
import { Refusal } from '#server/platform/refusal.ts'

const loopback = ['localhost', '127.0.0.1', '[::1]']

/**
 * A browser calls this server by the names that are its own, on whatever port, and by no others: else a website could
 * have its own name lead here and read in its visitor's browser what only their network may reach (DNS rebinding).
 * Behind a trusted proxy the name is the one that it was called by. Refuses `unknown_host`, and `request_unreadable` where there
 * are two: what stands in between may have read the other one.
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

/** Names and values in turn, as they came in: elsewhere Node keeps the first of each name. */
function countHosts(rawHeaders: string[]): number {
  return rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host').length
}

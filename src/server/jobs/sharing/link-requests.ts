import type { FastifyReply, FastifyRequest } from 'fastify'
import { networksOf } from '#server/platform/networks-of.ts'

const perMinute = (max: number) => ({
  max,
  timeWindow: 60_000,
  keyGenerator: (request: FastifyRequest) => `shared ${networksOf(request.ip)[0]?.name}`,
})

/** How often one network may request shared pages and images. */
export const linkRateLimits = { pages: perMinute(120), thumbnails: perMinute(2_400), views: perMinute(240) }

/** For shared links: the address is the key, so keep it from search engines and other sites. */
export function forbidIndexing(reply: FastifyReply): void {
  reply.header('x-robots-tag', 'noindex, nofollow, noarchive').header('referrer-policy', 'no-referrer')
}

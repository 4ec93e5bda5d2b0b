import type { FastifyReply } from 'fastify'

/** For shared links: the address is the key, so keep it from search engines and other sites. */
export function forbidIndexing(reply: FastifyReply): void {
  reply.header('x-robots-tag', 'noindex, nofollow, noarchive').header('referrer-policy', 'no-referrer')
}

import type { FastifyReply } from 'fastify'

/** For what a link opens: the address is the key, and goes to no search engine and no other site. */
export function forbidIndexing(reply: FastifyReply): void {
  reply.header('x-robots-tag', 'noindex, nofollow, noarchive').header('referrer-policy', 'no-referrer')
}

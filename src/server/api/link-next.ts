import type { FastifyReply, FastifyRequest } from 'fastify'

/** Adds a link to the next page if this one is full: `last` is the key of its last entry. */
export function linkNext(
  request: FastifyRequest,
  reply: FastifyReply,
  { entries, limit, last }: { entries: number; limit: number; last: number | string | undefined },
): void {
  if (entries < limit || last === undefined) return
  const [path, asked] = request.url.split('?')
  const query = new URLSearchParams(asked)
  query.set('after', String(last))
  query.set('limit', String(limit))
  reply.header('link', `<${path}?${query}>; rel="next"`)
}

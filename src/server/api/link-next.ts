import type { FastifyReply, FastifyRequest } from 'fastify'

/** Leads to the page after this one, where it is full: `last` is the key of its last entry. */
export function linkNext(
  request: FastifyRequest,
  reply: FastifyReply,
  { entries, limit, last }: { entries: number; limit: number; last: number | string | undefined },
): void {
  if (entries < limit || last === undefined) return
  const [path, asked] = request.url.split('?')
  const { after: _, limit: __, ...others } = Object.fromEntries(new URLSearchParams(asked))
  const query = new URLSearchParams({ after: String(last), limit: String(limit), ...others })
  reply.header('link', `<${path}?${query}>; rel="next"`)
}

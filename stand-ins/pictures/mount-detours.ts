import type { FastifyInstance, FastifyReply } from 'fastify'

interface Wild {
  Params: { '*': string; count: string }
  Querystring: Record<string, string | undefined>
}

/** Redirects and error statuses. */
export function mountDetours(app: FastifyInstance): void {
  app.get<Wild>('/redirect/:count/*', async (request, reply) => {
    const rest = request.url.replace(/^\/redirect\/[^/]*/, '')
    const left = Number(request.params.count) - 1
    return reply.redirect(left > 0 ? `/redirect/${left}${rest}` : rest)
  })

  app.get<Wild>('/redirect-to', async ({ query }, reply) =>
    reply.redirect(query.url ?? '/', Number(query.status ?? 302)),
  )

  app.get<Wild>('/status/:count/*', async ({ params, query }, reply) =>
    fail(reply, Number(params.count), query.retryAfter),
  )
}

function fail(reply: FastifyReply, status: number, retryAfter: string | undefined): FastifyReply {
  const asksToWait = status === 429 || status === 503
  if (retryAfter !== undefined || asksToWait) reply.header('retry-after', retryAfter ?? '1')
  return reply.code(status).type('text/plain').send(`Answer ${status}`)
}

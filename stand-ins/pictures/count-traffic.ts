import type { FastifyInstance } from 'fastify'

/** Counts requests by path (without the query), the maximum that were open at once, and their clients. */
export function countTraffic(app: FastifyInstance) {
  const requests = new Map<string, number>()
  const userAgents = new Set<string>()
  let inFlight = 0
  let maxInFlight = 0
  app.addHook('onRequest', async (request, reply) => {
    const path = new URL(request.originalUrl, 'http://site').pathname
    if (path.startsWith('/__stand-in/')) return
    requests.set(path, (requests.get(path) ?? 0) + 1)
    userAgents.add(request.headers['user-agent'] ?? '')
    inFlight += 1
    maxInFlight = Math.max(maxInFlight, inFlight)
    reply.raw.once('close', () => {
      inFlight -= 1
    })
  })
  return {
    requests: requests as ReadonlyMap<string, number>,
    userAgents: userAgents as ReadonlySet<string>,
    maxInFlight: () => maxInFlight,
    inFlight: () => inFlight,
    /** Requests in progress stay counted as in flight. */
    forget() {
      requests.clear()
      userAgents.clear()
      maxInFlight = inFlight
    },
  }
}

export type Traffic = ReturnType<typeof countTraffic>

import type { FastifyRequest } from 'fastify'
import { callerOf } from './caller.ts'

const windowMs = 60_000

/** A `rateLimit` of a route that needs a session: so many calls a minute of one user. */
export function callsPerUser(max: number) {
  return {
    max,
    timeWindow: windowMs,
    keyGenerator: (request: FastifyRequest) => `user ${callerOf(request).id}`,
  }
}

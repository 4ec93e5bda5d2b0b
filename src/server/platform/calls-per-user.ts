import type { FastifyRequest } from 'fastify'
import { callerOf } from './caller.ts'

const windowMs = 60_000

/** A `rateLimit` for a route that requires a session: this many calls a minute for each user. */
export function callsPerUser(max: number) {
  return {
    max,
    timeWindow: windowMs,
    keyGenerator: (request: FastifyRequest) => `user ${callerOf(request).id}`,
  }
}

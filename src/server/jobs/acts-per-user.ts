import type { FastifyRequest } from 'fastify'
import { callerOf } from '#server/platform/caller.ts'

/** Of calls that can be made and undone without end, and leave a record each time. */
export const actsPerUser = {
  max: 60,
  timeWindow: 60_000,
  keyGenerator: (request: FastifyRequest) => `user ${callerOf(request).id}`,
}

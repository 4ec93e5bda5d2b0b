import type { FastifyReply, FastifyRequest } from 'fastify'
import { tokenCallerOf } from '#server/platform/caller.ts'
import { type Attempts, countedFor } from '#server/platform/limit-attempts.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { callsWindowMs, sayUsed } from '#server/platform/v1/say-limits.ts'

/** Counts a call that describes a single picture, across all processes and all of the user's tokens for live, or for test data. Refuses `too_many_calls`. */
export async function countPicture(
  attempts: Attempts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const used = await attempts.measure(`pictures by user ${countedFor(tokenCallerOf(request))}`, callsWindowMs)
  const beyond = used && sayUsed(reply, 'images', used)
  if (beyond) throw new Refusal('too_many_calls', beyond)
}

import type { FastifyReply } from 'fastify'
import { apiLimits } from '#contract/api-limits.ts'

/** How much of a user's limit is used. */
export interface Used {
  /** Including this call. */
  count: number
  /** Until the count is reset. */
  seconds: number
}

/** What is counted per user, across all of their tokens: all calls, and those that describe a single picture. */
export type CallLimit = keyof typeof apiLimits.perUser

export const callsWindowMs = 60_000

const policy = Object.entries(apiLimits.perUser)
  .map(([name, max]) => `"${name}";q=${max};w=${callsWindowMs / 1000}`)
  .join(', ')

/** Adds the policy of calls per minute to an answer. Source: draft-ietf-httpapi-ratelimit-headers-10 */
export function sayPolicy(reply: FastifyReply): void {
  reply.header('ratelimit-policy', policy)
}

/** Adds the remaining calls of a limit to the header. Returns the details of a refusal if the limit is used up. */
export function sayUsed(
  reply: FastifyReply,
  limit: CallLimit,
  { count, seconds }: Used,
): { limit: CallLimit; max: number; retryAfterSeconds: number } | null {
  const max = apiLimits.perUser[limit]
  const wait = Math.max(1, Math.ceil(seconds))
  const said = `"${limit}";r=${Math.max(0, max - count)};t=${wait}`
  const before = reply.getHeader('ratelimit')
  reply.header('ratelimit', before ? `${before}, ${said}` : said)
  return count > max ? { limit, max, retryAfterSeconds: wait } : null
}

import type { FastifyReply } from 'fastify'
import { apiLimits } from '#contract/api-limits.ts'

/** How much of one limit of a user is used up. */
export interface Used {
  /** This call counted. */
  count: number
  /** Until the count begins anew. */
  seconds: number
}

/** What of a user is counted, whichever token it comes by: its calls, and those that have a single picture described. */
export type CallLimit = keyof typeof apiLimits.perUser

export const callsWindowMs = 60_000

const policy = Object.entries(apiLimits.perUser)
  .map(([name, max]) => `"${name}";q=${max};w=${callsWindowMs / 1000}`)
  .join(', ')

/** Says on an answer what may be called in a minute. Source: draft-ietf-httpapi-ratelimit-headers-10 */
export function sayPolicy(reply: FastifyReply): void {
  reply.header('ratelimit-policy', policy)
}

/** Says what is left of a limit, beside what is said of others. Answers the details of a refusal where it is used up. */
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

import type { FastifyReply } from 'fastify'
import { apiLimits } from '#contract/api-limits.ts'
import { bounds } from '#server/platform/bounds.ts'
import type { Platform } from '#server/platform/platform.ts'

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

const {
  startsPerUser,
  testStartsPerUser,
  refusedStartsPerUser,
  webhookChangesPerUser,
  webhookSendsPerUser,
  webhookTestsPerUser,
  auditsPerUser,
} = bounds
const policyWith = (starts: typeof startsPerUser | typeof testStartsPerUser) =>
  [
    ...Object.entries(apiLimits.perUser).map(([said, max]) => ({ said, max, windowMs: callsWindowMs })),
    ...[
      starts,
      refusedStartsPerUser,
      webhookChangesPerUser,
      webhookSendsPerUser,
      webhookTestsPerUser,
      auditsPerUser,
    ],
  ]
    .map(({ said, max, windowMs }) => `"${said}";q=${max};w=${windowMs / 1000}`)
    .join(', ')
const policies = { live: policyWith(startsPerUser), test: policyWith(testStartsPerUser) }

/**
 * Adds the policy of all limits per user to an answer: that of live data, until a test token is known. Source:
 * draft-ietf-httpapi-ratelimit-headers-10
 */
export function sayPolicy(reply: FastifyReply, mode: keyof typeof policies = 'live'): void {
  reply.header('ratelimit-policy', policies[mode])
}

/** Adds the remaining calls of a limit to the header. Returns the details of a refusal if the limit is used up. */
export function sayUsed(
  reply: FastifyReply,
  limit: CallLimit,
  used: Used,
): { limit: CallLimit; max: number; retryAfterSeconds: number } | null {
  const max = apiLimits.perUser[limit]
  const retryAfterSeconds = sayLeft(reply, { said: limit, max }, used)
  return used.count > max ? { limit, max, retryAfterSeconds } : null
}

/** The platform for a call of API v1: whatever it counts is told in its answer. */
export function tellingLimits<P extends Partial<Platform>>(platform: P, reply: FastifyReply): P {
  const sayCount = ({ said, max }: { max: number; said?: string }, used: Used) => {
    if (said) sayLeft(reply, { said, max }, used)
  }
  return { ...platform, sayCount }
}

/** Returns the seconds until the limit is reset. A count that is corrected replaces the one before. */
function sayLeft(reply: FastifyReply, { said, max }: { said: string; max: number }, used: Used): number {
  const wait = Math.max(1, Math.ceil(used.seconds))
  const before = String(reply.getHeader('ratelimit') ?? '').split(', ')
  const others = before.filter((entry) => entry !== '' && !entry.startsWith(`"${said}";`))
  reply.header('ratelimit', [...others, `"${said}";r=${Math.max(0, max - used.count)};t=${wait}`].join(', '))
  return wait
}

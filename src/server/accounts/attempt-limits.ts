import type { Limit } from '#server/platform/limit-attempts.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How often what may be tried. Source: docs/specification.md#limits */
export const attemptLimits = {
  loginsPerAddress: { max: 20, windowMs: minuteMs },
  failuresPerAccount: { max: 10, windowMs: 15 * minuteMs },
  registrationsPerAddress: { max: 10, windowMs: hourMs },
  linksPerAddress: { max: 10, windowMs: hourMs },
  linksPerAccount: { max: 3, windowMs: hourMs },
  tokensPerAddress: { max: 30, windowMs: minuteMs },
  exportsPerAccount: { max: 5, windowMs: hourMs },
} as const satisfies Record<string, Limit>

/** Under what the failures to sign in to an account are counted. */
export function loginsOf(userId: number): string {
  return `login of ${userId}`
}

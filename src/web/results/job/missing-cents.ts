import { detailsOf } from '#web/http/details-of.ts'

/** The missing credit of a refused start; null for every other refusal. */
export function missingCents(error: unknown): number | null {
  const details = detailsOf(error, 'insufficient_credits')
  return details && Math.round(details.shortfallEuros * 100)
}

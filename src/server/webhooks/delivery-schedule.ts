const second = 1
const minute = 60
const hour = 3_600

/** Seconds between an attempt and the next one. Source: docs/specification/api.md#webhooks */
const pauses = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]

/** Up to this share of a pause is added, so that receivers that were down do not get all deliveries at once. */
const jitter = 0.1
/** A receiver can delay an attempt by at most this. */
const longestWish = 24 * hour

/**
 * Seconds from a failed attempt (the first is 1) to the next one; null if there is none. `wishedSeconds` is the receiver's `Retry-After`:
 * it can delay the attempt, but not bring it forward. `random` is from 0 to 1.
 */
export function pauseAfter(
  attempt: number,
  { wishedSeconds = 0, random }: { wishedSeconds?: number; random: number },
): number | null {
  const pause = pauses[attempt - 1]
  if (pause === undefined) return null
  return Math.max(pause * (1 + jitter * random), Math.min(wishedSeconds, longestWish))
}

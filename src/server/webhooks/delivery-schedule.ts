const second = 1
const minute = 60
const hour = 3_600

/** After which attempt the next one follows how many seconds later. Source: docs/specification.md#webhooks */
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

/** Of a pause, up to so much is added: receivers that were away are not all called in the same instant. */
const jitter = 0.1
/** No receiver puts an attempt off by more. */
const longestWish = 24 * hour

/**
 * Seconds from the attempt that failed, the first is 1, to the next; null: there is none. `wishedSeconds` is what the
 * receiver asked for (`Retry-After`): it may put off, not hurry. `random` is from 0 to 1.
 */
export function pauseAfter(
  attempt: number,
  { wishedSeconds = 0, random }: { wishedSeconds?: number; random: number },
): number | null {
  const pause = pauses[attempt - 1]
  if (pause === undefined) return null
  return Math.max(pause * (1 + jitter * random), Math.min(wishedSeconds, longestWish))
}

/** The number of finished images at a time (milliseconds). */
export interface RateSample {
  at: number
  done: number
}

const windowMs = 30_000
const leastSpanMs = 4_000
const leastDone = 2

/** Adds a sample and removes those outside of the window, except the newest of them, which is its edge. */
export function addSample(samples: readonly RateSample[], sample: RateSample): RateSample[] {
  const last = samples.at(-1)
  // A smaller number means another job, an earlier time a browser that woke up: both start over.
  if (last && (sample.done < last.done || sample.at < last.at)) return [sample]
  const all = [...samples, sample]
  const firstInside = all.findIndex(({ at }) => at > sample.at - windowMs)
  return all.slice(Math.max(0, firstInside - 1))
}

/** Images per minute over the window up to `now`; null while there is too little data. */
export function ratePerMinute(samples: readonly RateSample[], now: number): number | null {
  const first = samples[0]
  const last = samples.at(-1)
  if (!first || !last) return null
  const spanMs = Math.max(now, last.at) - first.at
  const done = last.done - first.done
  if (spanMs < leastSpanMs || done < leastDone) return null
  return (done / spanMs) * 60_000
}

/**
 * Seconds until the rest is finished, rounded to steps that grow with the time left, so that the figure is stable in between; null while
 * the rate is unknown.
 */
export function remainingSeconds(left: number, perMinute: number | null): number | null {
  if (perMinute === null || perMinute <= 0) return null
  const seconds = (left / perMinute) * 60
  const step = seconds < 60 ? 5 : seconds < 600 ? 30 : seconds < 3_600 ? 60 : 600
  return Math.ceil(seconds / step) * step
}

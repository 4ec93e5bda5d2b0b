/** Nobody is waited for longer: after a day a paused job is given up. */
const mostMs = 24 * 60 * 60 * 1000

/**
 * Milliseconds that a `Retry-After` header asks to wait (seconds or an HTTP date), or null if it says nothing
 * that can be understood; a day at most. `nowMs` is the time of day.
 */
export function readRetryAfter(header: string | null | undefined, nowMs: number): number | null {
  const value = header?.trim() ?? ''
  if (/^\d+(\.\d+)?$/.test(value)) return Math.min(mostMs, Number(value) * 1000)
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : Math.min(mostMs, Math.max(0, date - nowMs))
}

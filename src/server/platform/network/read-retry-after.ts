/** The longest wait: after a day a paused job is given up. */
const mostMs = 24 * 60 * 60 * 1000

/**
 * Milliseconds that a `Retry-After` header asks to wait (seconds or an HTTP date), at most a day; null if it is missing or malformed.
 * `nowMs` is the current time.
 */
export function readRetryAfter(header: string | null | undefined, nowMs: number): number | null {
  const value = header?.trim() ?? ''
  if (/^\d+(\.\d+)?$/.test(value)) return Math.min(mostMs, Number(value) * 1000)
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : Math.min(mostMs, Math.max(0, date - nowMs))
}

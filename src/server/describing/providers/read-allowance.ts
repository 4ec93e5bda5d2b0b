/** How much of something is left, and how fast it is refilled. */
export interface Remaining {
  limit: number
  remaining: number
  refillPerSecond: number
}

/** What a provider still allows a key. Null: it does not say. */
export interface Allowance {
  requests: Remaining | null
  /** The kind of tokens with the smallest share left. */
  tokens: Remaining | null
}

type Names = readonly [limit: string, remaining: string, reset: string]

/** The headers that contain it. */
export interface AllowanceHeaders {
  requests: readonly Names[]
  /** One for each kind of tokens that the provider counts. */
  tokens: readonly Names[]
}

/** Reads a provider's rate-limit headers, which both answers and refusals have. `nowMs` is the time of day. */
export function readAllowance(headers: Headers, names: AllowanceHeaders, nowMs: number): Allowance | null {
  const allowance = {
    requests: scarcest(headers, names.requests, nowMs),
    tokens: scarcest(headers, names.tokens, nowMs),
  }
  return allowance.requests || allowance.tokens ? allowance : null
}

function scarcest(headers: Headers, kinds: readonly Names[], nowMs: number): Remaining | null {
  const found = kinds.flatMap((names) => readRemaining(headers, names, nowMs) ?? [])
  return found.toSorted((a, b) => a.remaining / a.limit - b.remaining / b.limit)[0] ?? null
}

function readRemaining(headers: Headers, names: Names, nowMs: number): Remaining | null {
  const [limit, remaining] = [names[0], names[1]].map((name) => readCount(headers.get(name)))
  if (limit == null || remaining == null || limit === 0) return null
  const resetMs = readReset(headers.get(names[2]), nowMs)
  const missing = limit - remaining
  // The reset is when all of it is back, so it distinguishes a daily limit from one per minute.
  const refillPerSecond = resetMs && missing > 0 ? (missing * 1000) / resetMs : limit / 60
  return { limit, remaining, refillPerSecond }
}

function readCount(value: string | null): number | null {
  return value !== null && /^\d{1,15}$/.test(value.trim()) ? Number(value) : null
}

const unitMs: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** A timestamp as Anthropic writes it, or a duration like OpenAI's `6m0s` or `20ms`. */
function readReset(value: string | null, nowMs: number): number | null {
  const text = value?.trim() ?? ''
  if (/^(\d+(\.\d+)?(ms|[smhd]))+$/.test(text)) {
    const parts = text.matchAll(/(\d+(?:\.\d+)?)(ms|[smhd])/g)
    return [...parts].reduce((sum, [, count, unit]) => sum + Number(count) * (unitMs[unit ?? ''] ?? 0), 0)
  }
  const moment = /^\d{4}-/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(moment) ? null : Math.max(0, moment - nowMs)
}

import type { Allowance, Remaining } from '#server/describing/providers/read-allowance.ts'

/** What is left is used up over this time: long beside a call, of which the provider's count may not know yet. */
const spreadSeconds = 10
const reservePart = 0.05
/** A little less than comes back, so that it gets no less. */
const refillPart = 0.97

/**
 * How many calls a second an allowance bears: what comes back, and a part of what is left. Null: it says nothing.
 * `underWay`: calls of all processes; `tokensPerCall`: on the average.
 */
export function sustainableRate(
  { requests, tokens }: Allowance,
  underWay: number,
  tokensPerCall: number,
): number | null {
  const byRequests = requests && rateBy(requests, underWay, 1)
  const byTokens = tokens && tokensPerCall > 0 ? rateBy(tokens, underWay, tokensPerCall) : null
  const paces = [byRequests, byTokens].filter((pace) => pace !== null)
  return paces.length > 0 ? Math.min(...paces) : null
}

function rateBy({ limit, remaining, refillPerSecond }: Remaining, underWay: number, perCall: number) {
  const reserve = Math.max(limit * reservePart, underWay * perCall)
  const spare = Math.max(0, remaining - reserve) / spreadSeconds
  return (refillPerSecond * refillPart + spare) / perCall
}

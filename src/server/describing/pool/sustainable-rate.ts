import type { Allowance, Remaining } from '#server/describing/providers/read-allowance.ts'

/** The remaining allowance is spread over this time: long relative to a call that the provider may not have counted yet. */
const spreadSeconds = 10
const reservePart = 0.05
/** Slightly less than the refill, so that the remainder does not shrink. */
const refillPart = 0.97

/**
 * How many calls per second an allowance supports: the refill and a part of the remainder. Null: the allowance does not say.
 * `underWay`: calls of all processes; `tokensPerCall`: the average.
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

import type { Answer } from '#server/testing/create-actor.ts'

export const limited = { RATE_LIMIT: 'on', TRUST_PROXY: '1' }

/** The cookies that an answer sets, as the browser returns them. */
export function cookiesOf({ headers }: Answer): Record<string, string> {
  const pairs = [headers['set-cookie']].flat().map((line) => String(line).split(';')[0] ?? '')
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
}

export const knownCookie = (answer: Answer) => `bildwort_known=${cookiesOf(answer).bildwort_known}`

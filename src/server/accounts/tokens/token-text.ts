import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** Lets people and secret scanners recognise a leaked token, and says what it reaches. Both are equally long. */
const prefixes = { live: 'bw_live_', test: 'bw_test_' }
const prefixCharacters = prefixes.live.length
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const randomDigits = 30
/** 62⁶ > 2³². */
const checkDigits = 6
const shape = new RegExp(`^(${prefixes.live}|${prefixes.test})[${digits}]{${randomDigits + checkDigits}}$`)

/** A new token of the API: 178 random bits in base 62 (30 digits), then their CRC-32 (6 digits). */
export function makeTokenText(reaches: keyof typeof prefixes = 'live'): string {
  const prefix = prefixes[reaches]
  const random = Array.from({ length: randomDigits }, () => digits[randomInt(digits.length)]).join('')
  return prefix + random + checkOf(random)
}

/** Whether a text can be a token: the check digits reveal a mistyped one without a query. */
export function isTokenText(text: string): boolean {
  if (!shape.test(text)) return false
  const end = prefixCharacters + randomDigits
  return text.slice(end) === checkOf(text.slice(prefixCharacters, end))
}

/** The start of a token, which identifies it where the token itself must not be shown. */
export function startOfToken(text: string): string {
  return text.slice(0, prefixCharacters + 4)
}

/** Whether a token, or the start of one, reaches test data instead of live data. */
export function isTestToken(text: string): boolean {
  return text.startsWith(prefixes.test)
}

function checkOf(random: string): string {
  let rest = crc32(random)
  let check = ''
  for (let place = 0; place < checkDigits; place += 1) {
    check = digits[rest % digits.length] + check
    rest = Math.floor(rest / digits.length)
  }
  return check
}

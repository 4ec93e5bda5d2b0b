import { randomBytes } from 'node:crypto'

// Crockford's Base32: no letter that is read as a digit, and each byte's low five bits are one of them.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const characters = 24
const group = 4

/**
 * A code of 24 characters, as it is shown: `7KQX-M2PD-…`. Its 120 random bits can't be guessed from their hash, so that a fast one
 * is enough (OWASP ASVS 6.5.2), and a wrong code costs no password hash.
 */
export function makeRecoveryCode(): string {
  const code = Array.from(randomBytes(characters), (byte) => letters[byte % letters.length]).join('')
  return code.match(new RegExp(`.{${group}}`, 'g'))!.join('-')
}

/** What was typed as it is stored: however it is spaced, in any case, with what is mistaken for a digit. Null: it is no such code. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return code.length === characters && [...code].every((letter) => letters.includes(letter)) ? code : null
}

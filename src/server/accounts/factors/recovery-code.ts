import { randomBytes } from 'node:crypto'

// Crockford's Base32 has no letter that reads as a digit. It has 32 characters, so the low five bits of a byte select one without bias.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const characters = 24
const group = 4

/**
 * Makes a code of 24 characters, formatted for display: `7KQX-M2PD-…`. Its 120 random bits cannot be recovered from their hash, so a fast
 * hash is enough (OWASP ASVS 6.5.2), and a wrong code costs no password hash.
 */
export function makeRecoveryCode(): string {
  const code = Array.from(randomBytes(characters), (byte) => letters[byte % letters.length]).join('')
  return code.match(new RegExp(`.{${group}}`, 'g'))!.join('-')
}

/**
 * Normalises a typed code to its stored form: any spacing and case, with look-alike letters read as digits. Null if it is not a recovery
 * code.
 */
export function readRecoveryCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return code.length === characters && [...code].every((letter) => letters.includes(letter)) ? code : null
}

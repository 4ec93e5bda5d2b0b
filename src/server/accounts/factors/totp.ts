import { Secret, TOTP } from 'otpauth'

/** The profile that every authenticator app supports: RFC 6238 with SHA-1, six digits, 30 s. */
const period = 30
/** How many steps an app's clock may be off, either way. */
const drift = 1
/** RFC 4226, 4: 160 bits are recommended. */
const secretBytes = 20

/** A new secret, in Base32. */
export function makeTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** The secret as an `otpauth://` URI with the product's and the account's name. */
export function totpUri(secret: string, username: string): string {
  return totpOf(secret, username).toString()
}

/**
 * The 30 s step that a code belongs to, among those around `now` (in ms); null if none. The caller makes sure that no step is accepted
 * twice.
 */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now, window: drift })
  return delta === null ? null : Math.floor(now / 1000 / period) + delta
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: 'Bildwort',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  })
}

/** The context in which a user's secret is sealed: it cannot be opened as another user's. */
export function placeOfTotp(userId: number): string {
  return `authenticator app of user ${userId}`
}

import { Secret, TOTP } from 'otpauth'

/** What every authenticator app can do: RFC 6238 with SHA-1, six digits, 30 s. */
const period = 30
/** Steps by which an app's clock may be off either way. */
const drift = 1
/** RFC 4226, 4: 160 bits are recommended. */
const secretBytes = 20

/** A new secret, in Base32. */
export function makeTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** The secret as an `otpauth://` address, by which an app shows it with the product's and the account's name. */
export function totpUri(secret: string, username: string): string {
  return totpOf(secret, username).toString()
}

/**
 * The 30 s step whose code this is, of those around `now` (in ms); null where it is none of theirs. Whoever takes it sees that no
 * step is taken twice.
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

import { currentLanguage } from '#web/i18n/current-language.ts'
import { storedToken } from './stored-token.ts'

/** The headers of every call: JSON, the language, and the token of an embedded page. */
export function callHeaders(extra: Record<string, string> = {}): Record<string, string> {
  const token = storedToken()
  return {
    Accept: 'application/json',
    'Accept-Language': currentLanguage(),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...extra,
  }
}

/** A new idempotency key for an action that must happen once, however often it is sent. */
export function newIdempotencyKey(): string {
  // Browsers have no randomUUID over plain http, except on localhost.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

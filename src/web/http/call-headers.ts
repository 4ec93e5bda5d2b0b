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

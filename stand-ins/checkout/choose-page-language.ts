import { chooseLanguage } from '#stand-ins/pages/choose-language.ts'
import type { Session } from './objects.ts'
import type { Language } from './words.ts'

/** The session's language or, without one, the browser's. */
export function choosePageLanguage(
  session: Session | undefined,
  acceptLanguage: string | undefined,
): Language {
  const [language] = session?.locale?.split('-') ?? []
  return language === 'de' || language === 'en' ? language : chooseLanguage(acceptLanguage)
}

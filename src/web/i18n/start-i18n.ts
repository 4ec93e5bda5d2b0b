import i18next from 'i18next'
import type { UiLanguage } from '#contract/languages.ts'
import { storeAskedLanguage, storedLanguage } from './language.ts'

/** Call it once before the first render. Modules add their texts themselves when they load (`define-texts.ts`). */
export function startI18n(): void {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  storeAskedLanguage(location)
  startTexts(storedLanguage())
}

/** The part that needs no browser. */
export function startTexts(language: UiLanguage): void {
  i18next.init({
    lng: language,
    fallbackLng: 'de',
    supportedLngs: ['de', 'en'],
    resources: {},
    ns: [],
    initAsync: false,
    // React escapes.
    interpolation: { escapeValue: false },
  })
}

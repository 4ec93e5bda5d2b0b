import i18next from 'i18next'
import { storedLanguage } from './language.ts'

/** Called once before anything is drawn. Rooms add their texts themselves when they load (`define-texts.ts`). */
export function startI18n(): void {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  i18next.init({
    lng: storedLanguage(),
    fallbackLng: 'de',
    supportedLngs: ['de', 'en'],
    resources: {},
    ns: [],
    initAsync: false,
    // React escapes.
    interpolation: { escapeValue: false },
  })
}

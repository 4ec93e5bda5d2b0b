import i18next from 'i18next'
import type { UiLanguage } from '#contract/languages.ts'
import { storedLanguage, storeLanguage } from './language.ts'

/** The interface's language, for code outside of components. */
export function currentLanguage(): UiLanguage {
  return i18next.language === 'de' || i18next.language === 'en' ? i18next.language : storedLanguage()
}

/** Changes all texts at once and stores the choice in this browser. */
export function chooseLanguage(language: UiLanguage): void {
  storeLanguage(language)
  void i18next.changeLanguage(language)
}

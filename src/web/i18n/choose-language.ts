import i18next from 'i18next'
import type { UiLanguage } from '#contract/languages.ts'
import { storeLanguage } from './language.ts'

/** Changes every text on the screen at once and remembers the choice in this browser. */
export function chooseLanguage(language: UiLanguage): void {
  storeLanguage(language)
  void i18next.changeLanguage(language)
}

import i18next from 'i18next'
import type { UiLanguage } from '#contract/languages.ts'
import { storeLanguage } from './language.ts'

/** Changes all texts at once and stores the choice in this browser. */
export function chooseLanguage(language: UiLanguage): void {
  storeLanguage(language)
  void i18next.changeLanguage(language)
}

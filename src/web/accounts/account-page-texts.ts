import { defineTexts } from '#web/i18n/define-texts.ts'
import de from './account-page-texts.de.json'
import en from './account-page-texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    accountPage: typeof de
  }
}

export const texts = defineTexts('accountPage', de, en)

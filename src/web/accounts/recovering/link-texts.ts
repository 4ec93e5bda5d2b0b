import { defineTexts } from '#web/i18n/define-texts.ts'
import de from './link-texts.de.json'
import en from './link-texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    accountsLinks: typeof de
  }
}

export const texts = defineTexts('accountsLinks', de, en)

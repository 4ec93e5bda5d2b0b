import { defineTexts } from '#web/i18n/define-texts.ts'
import de from './texts.de.json'
import en from './texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    audit: typeof de
  }
}

export const texts = defineTexts('audit', de, en)

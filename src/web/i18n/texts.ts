import { defineTexts } from './define-texts.ts'
import de from './texts.de.json'
import en from './texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    i18n: typeof de
  }
}

export const texts = defineTexts('i18n', de, en)

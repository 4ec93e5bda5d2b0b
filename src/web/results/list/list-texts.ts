import { defineTexts } from '#web/i18n/define-texts.ts'
import de from './list-texts.de.json'
import en from './list-texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    resultsList: typeof de
  }
}

export const texts = defineTexts('resultsList', de, en)

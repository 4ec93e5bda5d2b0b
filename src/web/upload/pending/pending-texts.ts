import { defineTexts } from '#web/i18n/define-texts.ts'
import de from './pending-texts.de.json'
import en from './pending-texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    pending: typeof de
  }
}

export const texts = defineTexts('pending', de, en)

import { defineTexts } from '#web/i18n/define-texts.ts'
import de from './privacy-texts.de.json'
import en from './privacy-texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    privacy: typeof de
  }
}

export const texts = defineTexts('privacy', de, en)

import { defineTexts } from '#web/i18n/define-texts.ts'
import de from './help-texts.de.json'
import en from './help-texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    help: typeof de
  }
}

export const texts = defineTexts('help', de, en)

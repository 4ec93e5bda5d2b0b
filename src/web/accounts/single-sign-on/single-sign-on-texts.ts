import { defineTexts } from '#web/i18n/define-texts.ts'
import de from './single-sign-on-texts.de.json'
import en from './single-sign-on-texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    singleSignOn: typeof de
  }
}

export const texts = defineTexts('singleSignOn', de, en)

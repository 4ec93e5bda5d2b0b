import { defineTexts } from '#web/i18n/define-texts.ts'
import de from './paste-texts.de.json'
import en from './paste-texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    paste: typeof de
  }
}

/** Of what is pasted; loaded when something is. */
export const texts = defineTexts('paste', de, en)

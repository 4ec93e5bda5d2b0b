import { defineTexts } from '#web/i18n/define-texts.ts'
import de from './paste-texts.de.json'
import en from './paste-texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    paste: typeof de
  }
}

/** Texts about pasting, loaded on the first paste. */
export const texts = defineTexts('paste', de, en)

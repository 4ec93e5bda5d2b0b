import { defineTexts } from '#web/i18n/define-texts.ts'
import de from './home-texts.de.json'
import en from './home-texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    home: typeof de
  }
}

/** Before there is a list. What comes after it says more, and is loaded later. */
export const texts = defineTexts('home', de, en)

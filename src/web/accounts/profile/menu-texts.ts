import { defineTexts } from '#web/i18n/define-texts.ts'
import de from './menu-texts.de.json'
import en from './menu-texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    accountMenu: typeof de
  }
}

export const texts = defineTexts('accountMenu', de, en)

import { defineTexts } from '#web/i18n/define-texts.ts'
import de from './home-texts.de.json'
import en from './home-texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    home: typeof de
  }
}

/** The texts before a list is chosen. Those of later stages load later. */
export const texts = defineTexts('home', de, en)

import { defineTexts, type Texts } from '#web/i18n/define-texts.ts'
import de from './wish-texts.de.json'
import en from './wish-texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    wishes: typeof de
  }
}

export const texts = defineTexts('wishes', de, en)
export type WishTexts = Texts<'wishes'>

import { defineTexts } from '#web/i18n/define-texts.ts'
import de from './pictures-texts.de.json'
import en from './pictures-texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    pictures: typeof de
  }
}

/** Texts about uploading pictures, loaded with the first ones. */
export const texts = defineTexts('pictures', de, en)

import { defineTexts, type Texts } from '#web/i18n/define-texts.ts'
import de from './texts.de.json'
import en from './texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    imageFilters: typeof de
  }
}

export const texts = defineTexts('imageFilters', de, en)
export type FilterTexts = Texts<'imageFilters'>

import { defineTexts, type Texts } from '#web/i18n/define-texts.ts'
import de from './texts.de.json'
import en from './texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    components: typeof de
  }
}

export const texts = defineTexts('components', de, en)
export type ComponentTexts = Texts<'components'>

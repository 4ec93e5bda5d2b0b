import { defineTexts } from '#web/i18n/define-texts.ts'
import de from './badge-texts.de.json'
import en from './badge-texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    creditBadge: typeof de
  }
}

/** Separate from the page's texts, because the badge is on every page. */
export const texts = defineTexts('creditBadge', de, en)

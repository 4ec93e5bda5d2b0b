import { defineTexts } from '#web/i18n/define-texts.ts'
import de from './invitation-texts.de.json'
import en from './invitation-texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    accountsInvitation: typeof de
  }
}

export const texts = defineTexts('accountsInvitation', de, en)

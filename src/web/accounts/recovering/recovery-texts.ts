import { defineTexts } from '#web/i18n/define-texts.ts'
import de from './recovery-texts.de.json'
import en from './recovery-texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    accountsRecovery: typeof de
  }
}

export const texts = defineTexts('accountsRecovery', de, en)

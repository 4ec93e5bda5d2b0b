import { defineTexts } from '#web/i18n/define-texts.ts'
import de from './register-texts.de.json'
import en from './register-texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    accountsRegister: typeof de
  }
}

export const texts = defineTexts('accountsRegister', de, en)

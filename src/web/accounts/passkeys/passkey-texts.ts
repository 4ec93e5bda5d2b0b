import { defineTexts } from '#web/i18n/define-texts.ts'
import de from './passkey-texts.de.json'
import en from './passkey-texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    passkeys: typeof de
  }
}

export const passkeyTexts = defineTexts('passkeys', de, en)

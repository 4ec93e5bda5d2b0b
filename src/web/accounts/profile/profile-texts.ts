import { defineTexts } from '#web/i18n/define-texts.ts'
import de from './profile-texts.de.json'
import en from './profile-texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    profile: typeof de
  }
}

export const texts = defineTexts('profile', de, en)

import { useTranslation } from 'react-i18next'
import type { UiLanguage } from '#contract/languages.ts'
import { currentLanguage } from './current-language.ts'

/** The interface's language; draws the component anew when it changes. */
export function useLanguage(): UiLanguage {
  useTranslation()
  return currentLanguage()
}

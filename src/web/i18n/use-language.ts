import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import type { UiLanguage } from '#contract/languages.ts'
import { currentLanguage } from './current-language.ts'

/** The interface's language. The component re-renders when it changes. */
export function useLanguage(): UiLanguage {
  return useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage)
}

function onLanguageChange(listener: () => void): () => void {
  i18next.on('languageChanged', listener)
  return () => i18next.off('languageChanged', listener)
}

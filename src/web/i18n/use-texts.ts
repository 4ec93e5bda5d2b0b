import i18next, { type FlatNamespace } from 'i18next'
import { useMemo } from 'react'
import { type ModuleTexts, registerTexts, type Texts } from './define-texts.ts'
import { useLanguage } from './use-language.ts'

/** `const t = useTexts(texts)`, then `t('key')`. Re-renders when the language changes. */
export function useTexts<Namespace extends FlatNamespace>(texts: ModuleTexts<Namespace>): Texts<Namespace> {
  registerTexts(texts)
  const language = useLanguage()
  // Safe: the namespace is this one; the library can't infer that through a type parameter.
  return useMemo(
    () => i18next.getFixedT(language, texts.namespace) as unknown as Texts<Namespace>,
    [language, texts],
  )
}

/** A module's texts outside of components, in the current language. */
export function currentTexts<Namespace extends FlatNamespace>(
  texts: ModuleTexts<Namespace>,
): Texts<Namespace> {
  registerTexts(texts)
  // Safe: the namespace is this one; the library can't infer that through a type parameter.
  return i18next.getFixedT(null, texts.namespace) as unknown as Texts<Namespace>
}

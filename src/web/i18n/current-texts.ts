import i18next, { type FlatNamespace } from 'i18next'
import { type ModuleTexts, registerTexts, type Texts } from './define-texts.ts'

/** A module's texts outside of components, in the current language. */
export function currentTexts<Namespace extends FlatNamespace>(
  texts: ModuleTexts<Namespace>,
): Texts<Namespace> {
  registerTexts(texts)
  // Safe: the namespace is this one; the library can't infer that through a type parameter.
  return i18next.getFixedT(null, texts.namespace) as unknown as Texts<Namespace>
}

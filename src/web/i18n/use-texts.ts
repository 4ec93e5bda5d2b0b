import type { FlatNamespace } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type RoomTexts, registerTexts, type Texts } from './define-texts.ts'

/** `const t = useTexts(texts)`, then `t('key')`; draws anew when the language changes. */
export function useTexts<Namespace extends FlatNamespace>(texts: RoomTexts<Namespace>): Texts<Namespace> {
  registerTexts(texts)
  // Safe: the namespace is this one; the library can't see that through a type parameter.
  return useTranslation<FlatNamespace>(texts.namespace).t as unknown as Texts<Namespace>
}

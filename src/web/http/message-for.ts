import { defineTexts } from '#web/i18n/define-texts.ts'
import { currentTexts } from '#web/i18n/use-texts.ts'
import { CallError } from './call-error.ts'
import de from './texts.de.json'
import en from './texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    http: typeof de
  }
}

const texts = defineTexts('http', de, en)

/** The message for a failed call: the server's own, or one of ours, in the reader's language. */
export function messageFor(error: unknown): string {
  const t = currentTexts(texts)
  if (error instanceof CallError)
    return typeof error.told.message === 'string' ? error.told.message : t('failed')
  // fetch rejects with a TypeError if there is no answer.
  if (error instanceof TypeError) return t('unreachable')
  return t('failed')
}

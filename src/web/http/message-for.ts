import { currentTexts } from '#web/i18n/current-texts.ts'
import { CallError } from './call-error.ts'
import { texts } from './texts.ts'

/** The message for a failed call: the server's own, or one of ours, in the reader's language. */
export function messageFor(error: unknown): string {
  const t = currentTexts(texts)
  if (error instanceof CallError)
    return typeof error.told.message === 'string' ? error.told.message : t('failed')
  // fetch rejects with a TypeError if there is no answer.
  if (error instanceof TypeError) return t('unreachable')
  return t('failed')
}

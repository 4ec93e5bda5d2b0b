import { currentTexts } from '#web/i18n/current-texts.ts'
import { CallError } from './call-error.ts'
import { texts } from './texts.ts'

/** What people read about a failed call: the server's own sentence, or one of ours, in their language. */
export function messageFor(error: unknown): string {
  const t = currentTexts(texts)
  if (error instanceof CallError)
    return typeof error.told.message === 'string' ? error.told.message : t('failed')
  // fetch rejects with a TypeError when no answer came at all.
  if (error instanceof TypeError) return t('unreachable')
  return t('failed')
}

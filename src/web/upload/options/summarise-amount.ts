import { kindOfAmount, reckonImages } from '#web/upload/draft/reckon-images.ts'
import type { Draft } from '#web/upload/draft/upload-state.ts'
import type { UploadTexts } from '#web/upload/texts.ts'

/** The setting of the amount in one line. */
export function summariseAmount(draft: Draft, t: UploadTexts): string {
  const { amount, countRepeatsOnce } = draft.settings
  const reckoned = reckonImages(draft)
  if (!reckoned) return t('amount.allUncounted')
  const { images: count, repeats, carried } = reckoned
  const kind = kindOfAmount(draft)
  const parts = [t(`amount.${amount === 'all' ? 'allCount' : 'first'}.${kind}`, { count })]
  if (carried > 0) parts.push(t('amount.carriedCount', { count: carried }))
  if (countRepeatsOnce && repeats > 0) parts.push(t('amount.repeatsOnce'))
  return parts.join(' · ')
}

import { reckonImages } from '#web/upload/draft/reckon-images.ts'
import type { Draft } from '#web/upload/draft/upload-state.ts'
import { wishColumns } from '#web/upload/draft/wish-columns.ts'
import type { UploadTexts } from '#web/upload/texts.ts'

/** What the list offers to skip or to count once, if the user has not chosen it yet. */
export function noteOfAmount(draft: Draft, t: UploadTexts): string | null {
  const { list, settings } = draft
  if (list.state !== 'readable' || !list.count?.isFinal) return null
  const { withAlt } = list.count
  const hasAltColumn = wishColumns(list.preview, settings).existingAlt !== undefined
  if (withAlt > 0 && hasAltColumn && !settings.onlyMissing) return t('amount.haveAlt', { count: withAlt })
  const repeats = reckonImages(draft)?.repeats ?? 0
  return repeats > 0 && !settings.countRepeatsOnce ? t('amount.repeat', { count: repeats }) : null
}

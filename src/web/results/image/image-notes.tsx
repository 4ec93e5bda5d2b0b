import type { Image } from '#contract/entities/image.ts'
import type { Job } from '#contract/entities/job.ts'
import { reasonOf } from '#web/components/reason-of.ts'
import { texts as shownTexts } from '#web/components/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { DecorativeNote } from './decorative-note.tsx'
import { RepeatLink } from './repeat-link.tsx'
import { ReviewNote } from './review-note.tsx'

/** Notes above the texts: why there are none, what to review, where they come from. */
export function ImageNotes({ job, image }: { job: Job; image: Image }) {
  const t = useTexts(texts)
  const reason = reasonOf(image, useTexts(shownTexts))
  const repeated = repeatOf(image)
  const hasNone = !reason && !image.needsReview && !image.decorative && image.state !== 'carried'
  if (hasNone && repeated === null) return null
  return (
    <div className="grid gap-3">
      {reason && <Banner tone={image.state === 'skipped' ? 'info' : 'bad'}>{reason}</Banner>}
      {image.needsReview && <ReviewNote reasons={image.reviewReasons} languages={job.languages} />}
      {image.decorative && !reason && <DecorativeNote image={image} firstLanguage={job.languages[0] ?? ''} />}
      {image.state === 'carried' && <Banner tone="info">{t('image.carriedReason')}</Banner>}
      {repeated !== null && <RepeatLink jobId={job.id} image={image} repeatOf={repeated} />}
    </div>
  )
}

/** The number of the image whose outcome this one shares; null if that has none (yet). */
export function repeatOf({ sameAs, state }: Pick<Image, 'sameAs' | 'state'>): number | null {
  return state === 'succeeded' || state === 'failed' ? sameAs : null
}

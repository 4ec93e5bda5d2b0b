import type { Image } from '#contract/entities/image.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { repeatOf } from '#web/results/image/image-notes.tsx'
import { sayReview } from '#web/results/parts/say-review.ts'
import { texts } from '#web/results/texts.ts'

/** Notes below the alt text: why it should be reviewed, and which image it has its texts from. */
export function RowNote({ image, languages }: { image: Image; languages: readonly string[] }) {
  const t = useTexts(texts)
  const uiLanguage = useLanguage()
  const repeated = repeatOf(image)
  // After an approval the reasons are known and accepted.
  const reasons = image.needsReview ? image.reviewReasons : []
  if (reasons.length === 0 && repeated === null) return null
  return (
    <p className="mt-1 text-xs text-muted">
      {reasons.length > 0 && (
        <span className="text-warning">
          {reasons.map((reason) => sayReview(reason, languages, uiLanguage)).join(' ')}
        </span>
      )}
      {reasons.length > 0 && repeated !== null && ' · '}
      {repeated !== null && t('image.repeatShort', { number: repeated })}
    </p>
  )
}

import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './texts.ts'

export interface RowNoteProps {
  /** What should be looked at. */
  reviews: readonly string[]
  /** The image whose texts these are. */
  repeatOf: number | null
}

/** A line below the alt text: what else there is to know of it. */
export function RowNote({ reviews, repeatOf }: RowNoteProps) {
  const t = useTexts(texts)
  const repeat = repeatOf === null ? '' : t('image.repeatShort', { number: repeatOf })
  const review = reviews.join(' ')
  return (
    <p title={[review, repeat].filter(Boolean).join(' · ')} className="truncate text-xs text-muted">
      {review && <span className="text-warning">{review}</span>}
      {review && repeat && ' · '}
      {repeat}
    </p>
  )
}

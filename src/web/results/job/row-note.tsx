import { clsx } from 'clsx'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'

export interface RowNoteProps {
  /** What should be looked at. */
  reviews: readonly string[]
  /** The image whose texts these are. */
  repeatOf: number | null
}

/** Below the alt text, what else there is to know of it: a line, or two where somebody should look at something. */
export function RowNote({ reviews, repeatOf }: RowNoteProps) {
  const t = useTexts(texts)
  const repeat = repeatOf === null ? '' : t('image.repeatShort', { number: repeatOf })
  const review = reviews.join(' ')
  return (
    <p
      title={[review, repeat].filter(Boolean).join(' · ')}
      className={clsx('text-xs text-muted', review ? 'line-clamp-2' : 'truncate')}
    >
      {review && <span className="text-warning">{review}</span>}
      {review && repeat && ' · '}
      {repeat}
    </p>
  )
}

import type { Image } from '#contract/entities/image.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { repeatOf } from '#web/results/parts/repeat-of.ts'
import { sayReview } from '#web/results/parts/say-review.ts'
import { texts } from '#web/results/texts.ts'
import { ImagePicture } from '#web/shown/image-picture.tsx'
import { LeadText } from '#web/shown/lead-text.tsx'
import { reasonOf } from '#web/shown/reason-of.ts'
import { texts as shownTexts } from '#web/shown/texts.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ImageOpener } from './image-opener.tsx'
import { OtherCells } from './other-cells.tsx'
import { RowNote } from './row-note.tsx'
import { Cell } from './table-parts.tsx'
import { WaitingCells } from './waiting-cells.tsx'
import { WaitingText } from './waiting-text.tsx'

export interface ImageCellsProps {
  /** Counted from 0 in the filtered list. */
  row: number
  jobId: number
  /** Undefined while its page loads. */
  image: Image | undefined
  hasFailed: boolean
  language: string
  /** The job's, in the order that they were chosen. */
  languages: readonly string[]
  isTabStop: boolean
}

/** Lines of the alt text, by those of the note below it. */
const clamps = { 0: 'line-clamp-3', 1: 'line-clamp-2 sm:line-clamp-3', 2: 'line-clamp-2' }
const pictureClass = 'size-18 sm:size-22'

/**
 * What a row shows of its image; long texts are cut here and whole in the panel. The button stands before its page has
 * arrived and stays the same element afterwards, so that it keeps the focus.
 */
export function ImageCells({
  row,
  jobId,
  image,
  hasFailed,
  language,
  languages,
  isTabStop,
}: ImageCellsProps) {
  const t = useTexts(texts)
  const uiLanguage = useLanguage()
  const word = useTexts(shownTexts)
  const reason = image ? reasonOf(image, word) : null
  // Somebody who approved the texts knows these reasons and does not mind.
  const reasons = image?.needsReview ? image.reviewReasons : []
  const reviews = reasons.map((review) => sayReview(review, languages, uiLanguage))
  const repeated = image ? repeatOf(image) : null
  const noteLines = reviews.length > 0 ? 2 : repeated === null ? 0 : 1
  const firstLanguage = languages[0] ?? ''
  return (
    <>
      <Cell className="row-span-3 self-start sm:row-auto sm:self-center">
        {image ? (
          <ImagePicture jobId={jobId} image={image} className={pictureClass} />
        ) : (
          <Skeleton className={pictureClass} />
        )}
      </Cell>
      <Cell aria-colspan={reason ? 2 : undefined} className={reason ? 'sm:col-span-2' : undefined}>
        <ImageOpener
          isTabStop={isTabStop}
          badges={1 + Number(image?.needsReview ?? false) + Number(image?.edited ?? false)}
        >
          {image ? `${image.id} · ${image.filename}` : t('image.number', { number: row + 1 })}
        </ImageOpener>
        {image ? (
          <LeadText
            image={image}
            language={language}
            firstLanguage={firstLanguage}
            className={clamps[noteLines]}
          />
        ) : (
          <WaitingText number={row + 1} hasFailed={hasFailed} />
        )}
        {noteLines > 0 && <RowNote reviews={reviews} repeatOf={repeated} />}
      </Cell>
      {image ? (
        <OtherCells
          image={image}
          hasReason={reason !== null}
          language={language}
          firstLanguage={firstLanguage}
        />
      ) : (
        <WaitingCells isWaiting={!hasFailed} />
      )}
    </>
  )
}

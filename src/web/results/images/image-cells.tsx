import { clsx } from 'clsx'
import { ImagePicture } from '#web/components/image-picture.tsx'
import { LeadText } from '#web/components/lead-text.tsx'
import { reasonOf } from '#web/components/reason-of.ts'
import { texts as shownTexts } from '#web/components/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { DrawnImage } from './drawn-image.ts'
import { ImageOpener } from './image-opener.tsx'
import { longTexts } from './image-words.ts'
import { OtherCells } from './other-cells.tsx'
import { RowNote } from './row-note.tsx'
import { Cell } from './table-parts.tsx'
import { UnfoldButton } from './unfold-button.tsx'
import { WaitingText } from './waiting-text.tsx'

const pictureClass = 'aspect-square w-full sm:aspect-[4/3] lg:aspect-[34/19]'

/**
 * The cells of an image's row; long texts expand. The button is rendered before its page has loaded and stays the same element, so that it
 * keeps the focus.
 */
export function ImageCells(props: DrawnImage) {
  const { row, jobId, image, hasFailed, language, languages, isTabStop, isUnfolded } = props
  const word = useTexts(shownTexts)
  const reason = image ? reasonOf(image, word) : null
  const firstLanguage = languages[0] ?? ''
  const long = image && longTexts(image, language, firstLanguage)
  return (
    <>
      <Cell className="max-sm:row-span-4 sm:max-lg:row-span-2">
        {image ? (
          <ImagePicture jobId={jobId} image={image} className={pictureClass} />
        ) : (
          <Skeleton className={pictureClass} />
        )}
      </Cell>
      <Cell
        aria-colspan={reason ? 2 : undefined}
        className={clsx('max-sm:col-start-2 sm:max-lg:row-span-2', reason && 'sm:col-span-2')}
      >
        <div className="mb-0.5 flex items-center gap-1.5">
          <ImageOpener image={image} row={row} isTabStop={isTabStop} />
          {image && (long?.isAltTextLong || long?.isDescriptionLong) && (
            <UnfoldButton image={image} isUnfolded={isUnfolded} isTabStop={isTabStop} />
          )}
        </div>
        {image ? (
          <>
            <LeadText
              image={image}
              language={language}
              firstLanguage={firstLanguage}
              className={clsx(long?.isAltTextLong && !isUnfolded && 'line-clamp-6 print:line-clamp-none')}
            />
            <RowNote image={image} languages={languages} />
          </>
        ) : (
          <WaitingText number={row + 1} hasFailed={hasFailed} />
        )}
      </Cell>
      {image ? (
        <OtherCells
          image={image}
          hasReason={reason !== null}
          isBrief={long?.isDescriptionLong === true && !isUnfolded}
          language={language}
          firstLanguage={firstLanguage}
        />
      ) : (
        <WaitingCells isWaiting={!hasFailed} />
      )}
    </>
  )
}

/** Placeholders for description, keywords and state. */
function WaitingCells({ isWaiting }: { isWaiting: boolean }) {
  return (
    <>
      <Cell className="max-sm:col-start-2">{isWaiting && <Skeleton className="h-10 w-full" />}</Cell>
      <Cell className="max-sm:col-start-2">{isWaiting && <Skeleton className="h-6 w-2/3" />}</Cell>
      <Cell className="max-sm:hidden sm:max-lg:col-start-4 sm:max-lg:row-start-1" />
    </>
  )
}

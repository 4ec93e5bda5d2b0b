import { clsx } from 'clsx'
import { memo } from 'react'
import { ImagePicture } from '#web/components/image-picture.tsx'
import { LeadText } from '#web/components/lead-text.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { DrawnImage } from './drawn-image.ts'
import { ImageOpener } from './image-opener.tsx'
import { LoudStates, QuietStates } from './image-states.tsx'
import { longTexts } from './image-words.ts'
import { KeywordChips } from './keyword-chips.tsx'
import { RowDescription } from './row-description.tsx'
import { RowNote } from './row-note.tsx'
import { SheetItem } from './sheet-parts.tsx'
import { UnfoldButton } from './unfold-button.tsx'
import { WaitingText } from './waiting-text.tsx'

const pictureClass = 'aspect-square w-full'

/** One image on the contact sheet, with its alt text below. Description and keywords expand. */
export const SheetImage = memo(function SheetImage(props: DrawnImage & { total: number }) {
  const { row, total, jobId, image, hasFailed, language, languages, isTabStop, isUnfolded } = props
  const firstLanguage = languages[0] ?? ''
  const { isAltTextLong, hasDescription } = image
    ? longTexts(image, language, firstLanguage)
    : { isAltTextLong: false, hasDescription: false }
  const canUnfold = isAltTextLong || (hasDescription && image?.state !== 'carried')
  return (
    <SheetItem
      aria-posinset={row + 1}
      aria-setsize={total}
      data-row={row}
      className="relative mb-5 min-w-0 self-start rounded-md outline-accent outline-offset-4 hover:bg-surface hover:ring-6 hover:ring-surface has-[[aria-haspopup]:focus-visible]:outline-2 print:mb-4 print:break-inside-avoid"
    >
      {image ? (
        <ImagePicture jobId={jobId} image={image} className={pictureClass} />
      ) : (
        <Skeleton className={pictureClass} />
      )}
      <div className="mt-1.5 mb-0.5 flex min-h-5 items-center gap-1.5">
        <ImageOpener image={image} row={row} isTabStop={isTabStop} />
        {image && <QuietStates image={image} />}
        {image && canUnfold && <UnfoldButton image={image} isUnfolded={isUnfolded} isTabStop={isTabStop} />}
      </div>
      {image ? (
        <>
          <div data-no-print className="my-1 flex flex-wrap gap-1 empty:hidden">
            <LoudStates image={image} />
          </div>
          <LeadText
            image={image}
            language={language}
            firstLanguage={firstLanguage}
            className={clsx(isAltTextLong && !isUnfolded && 'line-clamp-8 print:line-clamp-none')}
          />
          {image.state === 'carried' && (
            <RowDescription image={image} language={language} firstLanguage={firstLanguage} />
          )}
          <RowNote image={image} languages={languages} />
          {canUnfold && (
            <div className={clsx('mt-2 gap-2 print:grid', isUnfolded ? 'grid' : 'hidden')}>
              <RowDescription image={image} language={language} firstLanguage={firstLanguage} />
              <KeywordChips image={image} />
            </div>
          )}
        </>
      ) : (
        <WaitingText number={row + 1} hasFailed={hasFailed} />
      )}
    </SheetItem>
  )
})

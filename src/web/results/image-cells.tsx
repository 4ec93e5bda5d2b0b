import { useTexts } from '#web/i18n/use-texts.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import { ImageOpener } from './image-opener.tsx'
import type { ImageRowProps } from './image-row.tsx'
import { LeadText } from './lead-text.tsx'
import { OtherCells } from './other-cells.tsx'
import { reasonOf } from './reason-of.ts'
import { Cell } from './table-parts.tsx'
import { texts } from './texts.ts'
import { thumbnailOf } from './thumbnail-of.ts'
import { WaitingCells } from './waiting-cells.tsx'
import { WaitingText } from './waiting-text.tsx'

const pictureClass = 'size-18 sm:size-22'

/**
 * What a row shows of its image; long texts are cut here and whole in the panel. The button stands before its page has
 * arrived and stays the same element afterwards, so that it keeps the focus.
 */
export function ImageCells({ row, jobId, image, hasFailed, language, isTabStop }: ImageRowProps) {
  const t = useTexts(texts)
  const reason = image ? reasonOf(image, t) : null
  return (
    <>
      <Cell className="row-span-3 self-start sm:row-auto sm:self-center">
        {image ? (
          <Thumbnail src={thumbnailOf(jobId, image)} className={pictureClass} />
        ) : (
          <Skeleton className={pictureClass} />
        )}
      </Cell>
      <Cell aria-colspan={reason ? 2 : undefined} className={reason ? 'sm:col-span-2' : undefined}>
        <ImageOpener isTabStop={isTabStop}>
          {image ? image.filename : t('image.number', { number: row + 1 })}
        </ImageOpener>
        {image ? (
          <LeadText image={image} reason={reason} language={language} />
        ) : (
          <WaitingText number={row + 1} hasFailed={hasFailed} />
        )}
      </Cell>
      {image ? (
        <OtherCells image={image} hasReason={reason !== null} language={language} />
      ) : (
        <WaitingCells isWaiting={!hasFailed} />
      )}
    </>
  )
}

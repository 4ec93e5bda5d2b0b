import { clsx } from 'clsx'
import { ImagePicture } from '#web/components/image-picture.tsx'
import { LeadText } from '#web/components/lead-text.tsx'
import { reasonOf } from '#web/components/reason-of.ts'
import { texts as shownTexts } from '#web/components/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { DraftKeeper } from '#web/results/drafts/create-draft-keeper.ts'
import { withDraft } from '#web/results/drafts/text-draft.ts'
import { useDraft } from '#web/results/drafts/use-draft.ts'
import { SaveState } from '#web/results/image/save-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { DrawnImage } from './drawn-image.ts'
import { ImageOpener } from './image-opener.tsx'
import { SpokenStates } from './image-states.tsx'
import { KeywordChips } from './keyword-chips.tsx'
import { RowCheck } from './row-check.tsx'
import { RowDescription } from './row-description.tsx'
import { RowNote } from './row-note.tsx'
import { Cell } from './table-parts.tsx'
import { TextCell } from './text-cell.tsx'
import { WaitingText } from './waiting-text.tsx'

const pictureClass = 'size-16'

export interface TableImage extends Omit<DrawnImage, 'isUnfolded'> {
  keeper: DraftKeeper
  /** Its texts are fields, and it can be selected. */
  canEdit: boolean
  isSelected: boolean
}

/**
 * The cells of an image's row. The button is rendered before its page has loaded and stays the same element, so that it keeps the focus.
 */
export function ImageCells(props: TableImage) {
  const { row, jobId, image: saved, hasFailed, language, languages, isTabStop, keeper, canEdit } = props
  const word = useTexts(shownTexts)
  const draft = useDraft(keeper, saved?.id)?.draft
  const image = saved && draft ? withDraft(saved, draft) : saved
  const reason = image ? reasonOf(image, word) : null
  const firstLanguage = languages[0] ?? ''
  // Carried-over images have an alt text in the first language only.
  const isCarried = image?.state === 'carried'
  const hasFields = canEdit && saved !== undefined && reason === null
  return (
    <>
      <Cell className="max-sm:col-start-1 max-sm:row-start-1">
        {image && canEdit && <RowCheck image={image} isSelected={props.isSelected} />}
      </Cell>
      <Cell className="max-sm:row-span-3">
        {image ? (
          <ImagePicture jobId={jobId} image={image} className={pictureClass} />
        ) : (
          <Skeleton className={pictureClass} />
        )}
      </Cell>
      <Cell
        aria-colspan={reason ? 2 : undefined}
        className={clsx('max-sm:col-start-2', reason && 'sm:col-span-2')}
      >
        <div className="mb-0.5 flex items-center gap-1.5 sm:px-2">
          <ImageOpener image={image} row={row} isTabStop={isTabStop} />
        </div>
        {image && hasFields && (
          <TextCell
            image={saved}
            code={isCarried ? firstLanguage : language}
            field="altText"
            keeper={keeper}
          />
        )}
        {image && !hasFields && (
          <LeadText image={image} language={language} firstLanguage={firstLanguage} className="sm:px-2" />
        )}
        {image ? (
          <div className="sm:px-2">
            <RowNote image={image} languages={languages} />
          </div>
        ) : (
          <WaitingText number={row + 1} hasFailed={hasFailed} />
        )}
      </Cell>
      {!reason && (
        <Cell className="max-sm:col-start-2 sm:pt-5">
          {image && hasFields && !isCarried && (
            <TextCell image={saved} code={language} field="description" keeper={keeper} />
          )}
          {image && (!hasFields || isCarried) && (
            <div className="sm:px-2 sm:py-1">
              <RowDescription image={image} language={language} firstLanguage={firstLanguage} />
            </div>
          )}
          {!image && !hasFailed && <Skeleton className="h-10 w-full" />}
        </Cell>
      )}
      <Cell className="max-sm:col-start-2 sm:max-lg:hidden lg:pt-5">
        {image && <KeywordChips image={image} />}
      </Cell>
      <Cell className="flex flex-wrap content-start items-center gap-1.5 text-sm text-muted max-sm:col-start-2 max-sm:row-start-1 lg:pt-5">
        {image && <SpokenStates image={image} />}
        {image && canEdit && <SaveState keeper={keeper} imageId={image.id} />}
      </Cell>
    </>
  )
}

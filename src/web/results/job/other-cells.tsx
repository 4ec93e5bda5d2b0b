import { ApprovedBadge } from '#web/shown/approved-badge.tsx'
import { EditedBadge } from '#web/shown/edited-badge.tsx'
import { ImageBadge } from '#web/shown/image-badge.tsx'
import { ReviewBadge } from '#web/shown/review-badge.tsx'
import { stateOfImage } from '#web/shown/state-of-image.ts'
import { KeywordChips } from './keyword-chips.tsx'
import { RowDescription, type RowDescriptionProps } from './row-description.tsx'
import { Cell } from './table-parts.tsx'

/** Description, keywords and state. A reason reaches over the description's cell. */
export function OtherCells({ hasReason, ...described }: RowDescriptionProps & { hasReason: boolean }) {
  const { image } = described
  return (
    <>
      {!hasReason && (
        <Cell>
          <RowDescription {...described} />
        </Cell>
      )}
      <Cell>
        <KeywordChips image={image} />
      </Cell>
      <Cell className="absolute top-2.5 right-2.5 flex gap-1 sm:static sm:flex-col sm:items-start">
        {image.needsReview && <ReviewBadge />}
        {image.approved ? <ApprovedBadge isCompact /> : <ImageBadge state={stateOfImage(image)} isCompact />}
        {image.edited && <EditedBadge isCompact />}
      </Cell>
    </>
  )
}

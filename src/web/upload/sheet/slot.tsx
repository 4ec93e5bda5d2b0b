import { memo } from 'react'
import type { Image } from '#contract/entities/image.ts'
import { ReviewBadge } from '#web/components/review-badges.tsx'
import { SlotPicture } from './slot-picture.tsx'
import { SlotText } from './slot-text.tsx'

export interface SlotProps {
  jobId: number
  /** Undefined while it loads. */
  image: Image | undefined
  firstLanguage: string
  /** Zero-based index in the list, and the length of the list. */
  row: number
  total: number
  /** From the sheet's top left corner, in pixels. */
  left: number
  top: number
  edge: number
  textLines: number
}

/** The place of one image. Its content never changes its size. */
export const Slot = memo(function Slot(props: SlotProps) {
  const { jobId, image, firstLanguage, row, total, left, top, edge, textLines } = props
  return (
    <li
      aria-posinset={row + 1}
      aria-setsize={total}
      className="absolute"
      style={{ left, top, width: edge }}
      title={image?.altText || image?.filename}
    >
      <div className="relative" style={{ height: edge }}>
        <SlotPicture jobId={jobId} image={image} />
        {image?.needsReview && (
          <span className="absolute top-1.5 left-1.5">
            <ReviewBadge />
          </span>
        )}
      </div>
      <p
        className="mt-1.5 line-clamp-(--lines) text-xs"
        style={{ '--lines': textLines } as React.CSSProperties}
      >
        <SlotText image={image} firstLanguage={firstLanguage} />
      </p>
    </li>
  )
})

import { clsx } from 'clsx'
import { memo } from 'react'
import { ImageCells, type TableImage } from './image-cells.tsx'
import { columnsClass } from './image-layout.ts'
import { Row } from './table-parts.tsx'
import type { useImageLines } from './use-image-lines.ts'

export interface ImageRowProps extends TableImage {
  line: ReturnType<ReturnType<typeof useImageLines>['linePropsOf']>
}

/** One image: a row of the table, or a card. A click anywhere opens it; the table handles it. */
export function ImageRow({ line: { style, ...measured }, ...image }: ImageRowProps) {
  return (
    <Row
      {...measured}
      aria-rowindex={image.row + 2}
      data-row={image.row}
      className="absolute inset-x-0 grid pb-2 sm:pb-0 print:static print:min-h-0! print:break-inside-avoid print:transform-none!"
      style={style}
    >
      <RowContent {...image} />
    </Row>
  )
}

/** Separate from its position, which changes on scrolling. */
const RowContent = memo(function RowContent(image: TableImage) {
  return (
    <div
      role="presentation"
      className={clsx(
        'relative rounded-md border border-line p-2.5 outline-accent',
        image.isSelected ? 'bg-accent-soft' : 'bg-surface hover:bg-sunken/60',
        ' has-[[aria-haspopup]:focus-visible]:outline-2 has-[[aria-haspopup]:focus-visible]:-outline-offset-2',
        'grid grid-cols-[4rem_minmax(0,1fr)] content-start gap-x-3 gap-y-1.5',
        'sm:content-stretch sm:items-start sm:rounded-none sm:border-x-0 sm:border-t-0 sm:py-1.5',
        columnsClass,
      )}
    >
      <ImageCells {...image} />
    </div>
  )
})

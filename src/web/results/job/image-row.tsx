import { clsx } from 'clsx'
import { memo } from 'react'
import { ImageCells, type ImageCellsProps } from './image-cells.tsx'
import { columnsClass } from './row-layout.ts'
import { Row } from './table-parts.tsx'

export interface ImageRowProps extends ImageCellsProps {
  top: number
  height: number
}

/** One image: a row of the table, or a card. A click anywhere opens it; the table hears it. */
export const ImageRow = memo(function ImageRow(props: ImageRowProps) {
  const { row, top, height } = props
  return (
    <Row
      aria-rowindex={row + 2}
      data-row={row}
      className="absolute inset-x-0 pb-2 sm:pb-0"
      style={{ height, transform: `translateY(${top}px)` }}
    >
      <div
        role="presentation"
        className={clsx(
          'relative h-full content-start overflow-hidden rounded-md border border-line bg-surface p-2.5 outline-accent',
          'hover:bg-sunken/60 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2',
          'grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 gap-y-1',
          'sm:content-center sm:items-center sm:rounded-none sm:border-x-0 sm:border-t-0 sm:py-0',
          columnsClass,
        )}
      >
        <ImageCells {...props} />
      </div>
    </Row>
  )
})

/** The number of the row that an element stands in. */
export function rowOf(element: Element): number {
  return Number(element.closest<HTMLElement>('[data-row]')?.dataset.row ?? 0)
}

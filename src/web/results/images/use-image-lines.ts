import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type MouseEvent, type Ref, useEffect, useImperativeHandle, useState } from 'react'
import type { ImageList } from '#web/results/queries/use-image-list.ts'
import { listCapacity } from '#web/ui/tables/list-capacity.ts'
import { useDistanceFromTop } from './use-distance-from-top.ts'
import { mostPrinted } from './use-printing.ts'
import { useRovingImage } from './use-roving-image.ts'

export interface ImageLinesHandle {
  /** Scrolls an image into view. */
  showRow: (row: number) => void
  focusRow: (row: number) => void
}

export interface ImageLinesOptions {
  ref: Ref<ImageLinesHandle>
  list: ImageList
  /** Images side by side. */
  columns: number
  /** The least of a line, in pixels; what it holds may make it higher. */
  lineHeight: number
  /** Height of what sticks above the images, in pixels. */
  stickyHeight: number
  /** All of them are drawn, to be printed, instead of those in view. */
  isWhole: boolean
  onRows: (rows: readonly [number, number]) => void
  onOpen: (row: number) => void
}

/** While somebody drags the scroll bar, pages that fly by are not asked for. */
const settleMs = 60
/** Rows of a table or lines of a sheet that are drawn beyond the window. */
const beyondPixels = 700

/**
 * The lines of images that are in view, out of as many as there are. One stop of the Tab key; arrow keys go from image
 * to image. Each image is marked with `data-row`, its place in the list from 0, and has a button that opens it; a button
 * with `data-more` unfolds its texts, one with `data-retry` asks for its page again.
 */
export function useImageLines(options: ImageLinesOptions) {
  const { ref, list, columns, lineHeight, stickyHeight, isWhole, onRows, onOpen } = options
  const { ref: body, distance } = useDistanceFromTop<HTMLDivElement>()
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set())
  const total = list.total ?? list.expected
  const most = isWhole ? mostPrinted : Number.POSITIVE_INFINITY
  const lineCount = Math.min(
    Math.ceil(Math.min(total, most) / columns),
    listCapacity(lineHeight, window.devicePixelRatio),
  )
  const count = Math.min(total, most, lineCount * columns)
  const virtualizer = useWindowVirtualizer({
    count: lineCount,
    estimateSize: () => lineHeight,
    overscan: Math.ceil(beyondPixels / lineHeight),
    scrollMargin: distance,
    scrollPaddingStart: stickyHeight,
  })
  const inView = virtualizer.getVirtualItems()
  const lines = isWhole ? virtualizer.measurementsCache : inView
  const first = (inView[0]?.index ?? 0) * columns
  const last = Math.max(first, Math.min(count, ((inView.at(-1)?.index ?? 0) + 1) * columns) - 1)
  const roving = useRovingImage(virtualizer, body, { count, columns })

  // biome-ignore lint/correctness/useExhaustiveDependencies: lines of another height are measured anew, and those that were printed had that of the paper.
  useEffect(() => {
    virtualizer.measure()
  }, [lineHeight, columns, isWhole])

  useEffect(() => {
    const timer = setTimeout(() => onRows([first, last]), settleMs)
    return () => clearTimeout(timer)
  }, [first, last, onRows])

  useImperativeHandle(ref, () => ({ showRow: roving.showRow, focusRow: roving.focusRow }))

  // The images' buttons are heard here, so that images have nothing that changes while the list scrolls.
  function press({ target }: MouseEvent): void {
    if (!(target instanceof Element)) return
    const row = rowOf(target)
    if (target.closest('[data-retry]')) list.retryAt(row)
    else if (target.closest('[data-more]')) setUnfolded((rows) => toggled(rows, row))
    else if (target.closest('button')) onOpen(row)
  }

  return {
    total,
    count,
    lines,
    tabStop: roving.tabStop,
    unfolded,
    /** For the element around the lines. */
    bodyProps: {
      ref: body,
      onClick: press,
      onFocus: ({ target }: { target: Element }) => roving.setActiveRow(rowOf(target)),
      onKeyDown: roving.onKeyDown,
      className: 'relative print:h-auto!',
      style: { height: virtualizer.getTotalSize() },
    },
    /** For the element of a line: placed where it belongs, and measured. */
    linePropsOf: ({ index, start }: { index: number; start: number }) => ({
      ref: virtualizer.measureElement,
      'data-index': index,
      style: { minHeight: lineHeight, transform: `translateY(${start - distance}px)` },
    }),
    imagesOf: (line: number) => ({
      from: line * columns,
      to: Math.min(count, (line + 1) * columns),
    }),
  }
}

/** The place in the list of the image that an element belongs to. */
function rowOf(element: Element): number {
  return Number(element.closest<HTMLElement>('[data-row]')?.dataset.row ?? 0)
}

function toggled(rows: ReadonlySet<number>, row: number): ReadonlySet<number> {
  const next = new Set(rows)
  if (!next.delete(row)) next.add(row)
  return next
}

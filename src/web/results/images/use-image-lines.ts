import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type MouseEvent, type Ref, useDeferredValue, useEffect, useImperativeHandle, useState } from 'react'
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
  /** Images per line. */
  columns: number
  /** Minimum height of a line in pixels; its content can make it higher. */
  lineHeight: number
  /** Height of what sticks above the images, in pixels. */
  stickyHeight: number
  /** All lines are rendered for printing, not only the visible ones. */
  isWhole: boolean
  onRows: (rows: readonly [number, number]) => void
  onOpen: (row: number) => void
  onSelect: (row: number, isRange: boolean, from?: number) => void
}

/** While the user drags the scrollbar, pages that pass by are not fetched. */
const settleMs = 60
/** Rows or lines that are rendered beyond the window. */
const beyondPixels = 700

/**
 * The visible lines of a list of images. One tab stop; arrow keys move from image to image. Each image has `data-row`, its index in the
 * list, and a button that opens it; a button with `data-more` expands its texts, one with `data-retry` fetches its page again.
 */
export function useImageLines(options: ImageLinesOptions) {
  const { ref, list, columns, lineHeight, stickyHeight, isWhole, onRows, onOpen, onSelect } = options
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
  // The press that led here is answered at once, in an area of the right height; its images follow in a render that yields to input.
  const isDrawn = useDeferredValue(true, false)
  const lines = isWhole ? virtualizer.measurementsCache : isDrawn ? inView : []
  const first = (inView[0]?.index ?? 0) * columns
  const last = Math.max(first, Math.min(count, ((inView.at(-1)?.index ?? 0) + 1) * columns) - 1)
  const roving = useRovingImage(virtualizer, body, { count, columns, onSelect })

  // biome-ignore lint/correctness/useExhaustiveDependencies: line heights change with the layout and after printing.
  useEffect(() => {
    virtualizer.measure()
    // Forgets all heights, but the observer reports only those that change from now on: an expanded line would keep the estimated one.
    for (const line of virtualizer.elementsCache.values()) virtualizer.measureElement(line)
  }, [lineHeight, columns, isWhole])

  useEffect(() => {
    const timer = setTimeout(() => onRows([first, last]), settleMs)
    return () => clearTimeout(timer)
  }, [first, last, onRows])

  useImperativeHandle(ref, () => ({ showRow: roving.showRow, focusRow: roving.focusRow }))

  // One listener handles all buttons, so that an image has no props that change on scrolling.
  function press({ target, shiftKey }: MouseEvent): void {
    if (!(target instanceof Element)) return
    const row = rowOf(target)
    if (target.closest('[data-cell=check]')) onSelect(row, shiftKey)
    else if (target.closest('[data-retry]')) list.retryAt(row)
    else if (target.closest('[data-more]')) setUnfolded((rows) => toggled(rows, row))
    else if (target.closest('button[aria-haspopup]')) onOpen(row)
  }

  return {
    total,
    count,
    lines,
    tabStop: roving.tabStop,
    unfolded,
    /** Props of the element around the lines. */
    bodyProps: {
      ref: body,
      onClick: press,
      onFocus: ({ target }: { target: Element }) => roving.setActiveRow(rowOf(target)),
      onKeyDown: roving.onKeyDown,
      className: 'relative print:h-auto!',
      style: { height: virtualizer.getTotalSize() },
    },
    /** Props of a line's element: its position and the ref that measures it. */
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

/** The index in the list of the image that contains an element. */
function rowOf(element: Element): number {
  return Number(element.closest<HTMLElement>('[data-row]')?.dataset.row ?? 0)
}

function toggled(rows: ReadonlySet<number>, row: number): ReadonlySet<number> {
  const next = new Set(rows)
  if (!next.delete(row)) next.add(row)
  return next
}

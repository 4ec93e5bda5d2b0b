import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type MouseEvent, type Ref, useEffect, useId, useImperativeHandle } from 'react'
import type { Job } from '#contract/entities/job.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { ImageList } from '#web/results/queries/use-image-list.ts'
import { texts } from '#web/results/texts.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ImageRow, rowOf } from './image-row.tsx'
import { ImageTableHead } from './image-table-head.tsx'
import { listCapacity } from './list-capacity.ts'
import { remPixels, rowRem, stickyMedia, tableMedia } from './row-layout.ts'
import { RowGroup, Table } from './table-parts.tsx'
import { useDistanceFromTop } from './use-distance-from-top.ts'
import { useMedia } from './use-media.ts'
import { useRovingRow } from './use-roving-row.ts'

export interface ImageTableHandle {
  /** Scrolls a row into view. */
  showRow: (row: number) => void
  focusRow: (row: number) => void
}

export interface ImageTableProps {
  ref: Ref<ImageTableHandle>
  job: Job
  list: ImageList
  language: string
  /** Height of what sticks above the table, in pixels. */
  stickyTop: number
  onRows: (rows: readonly [number, number]) => void
  onOpen: (row: number) => void
}

/** While somebody drags the scroll bar, pages that fly by are not asked for. */
const settleMs = 60
const headPixels = 44

/** The rows that are in view, out of as many as there are. One stop of the Tab key; arrow keys go from row to row. */
export function ImageTable({ ref, job, list, language, stickyTop, onRows, onOpen }: ImageTableProps) {
  const t = useTexts(texts)
  const keysId = useId()
  const rowHeight = remPixels() * (useMedia(tableMedia) ? rowRem.table : rowRem.card)
  const isSticky = useMedia(stickyMedia)
  const { ref: bodyRef, distance } = useDistanceFromTop<HTMLDivElement>()
  const total = list.total ?? list.expected
  const count = Math.min(total, listCapacity(rowHeight, window.devicePixelRatio))
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: distance,
    scrollPaddingStart: isSticky ? stickyTop + headPixels : 0,
  })
  const items = virtualizer.getVirtualItems()
  const first = items[0]?.index ?? 0
  const last = items.at(-1)?.index ?? 0
  const roving = useRovingRow(virtualizer, bodyRef, count)

  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height are measured anew.
  useEffect(() => {
    virtualizer.measure()
  }, [rowHeight])

  useEffect(() => {
    const timer = setTimeout(() => onRows([first, last]), settleMs)
    return () => clearTimeout(timer)
  }, [first, last, onRows])

  useImperativeHandle(ref, () => ({
    showRow: (row) => virtualizer.scrollToIndex(row),
    focusRow: roving.focusRow,
  }))

  // The rows' buttons are heard here, so that rows have nothing that changes while the list scrolls.
  function press({ target }: MouseEvent): void {
    if (!(target instanceof Element)) return
    const isRetry = target.closest('[data-retry]') !== null
    if (isRetry) list.retryAt(rowOf(target))
    else if (target.closest('button')) onOpen(rowOf(target))
  }

  return (
    <>
      {count < total && (
        <Banner tone="warning" className="mb-4">
          {t('images.cut', { shown: count, total })}
        </Banner>
      )}
      <p id={keysId} className="sr-only">
        {t('images.keys')}
      </p>
      <Table
        aria-labelledby="images-title"
        aria-describedby={keysId}
        aria-rowcount={total + 1}
        aria-busy={list.total === null}
        className="sm:overflow-clip sm:rounded-lg sm:border sm:border-line sm:bg-surface sm:shadow-card"
      >
        <ImageTableHead stickyTop={isSticky ? stickyTop : null} />
        <RowGroup
          ref={bodyRef}
          onClick={press}
          onFocus={({ target }) => roving.setActiveRow(rowOf(target))}
          onKeyDown={roving.onKeyDown}
          className="relative"
          style={{ height: virtualizer.getTotalSize() }}
        >
          {items.map(({ index, start }) => (
            <ImageRow
              key={index}
              row={index}
              top={start - distance}
              height={rowHeight}
              jobId={job.id}
              image={list.imageAt(index)}
              hasFailed={list.isFailedAt(index)}
              language={language}
              languages={job.languages}
              isTabStop={index === roving.tabStop}
            />
          ))}
        </RowGroup>
      </Table>
    </>
  )
}

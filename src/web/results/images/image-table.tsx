import { type Ref, useId } from 'react'
import type { Job } from '#contract/entities/job.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { DraftKeeper } from '#web/results/drafts/create-draft-keeper.ts'
import { useMedia } from '#web/results/parts/use-media.ts'
import type { ImageList } from '#web/results/queries/use-image-list.ts'
import { texts } from '#web/results/texts.ts'
import { remPixels } from '#web/ui/layout/use-element-size.ts'
import { CutNote } from './cut-note.tsx'
import { rowRem, stickyMedia, tableMedia } from './image-layout.ts'
import { ImageRow } from './image-row.tsx'
import { ImageTableHead } from './image-table-head.tsx'
import { RowGroup, Table } from './table-parts.tsx'
import { type ImageLinesHandle, useImageLines } from './use-image-lines.ts'

export interface ImageTableProps {
  ref: Ref<ImageLinesHandle>
  job: Job
  list: ImageList
  language: string
  /** Height of what sticks above the images, in pixels. */
  stickyTop: number
  /** All images are rendered, for printing. */
  isWhole: boolean
  keeper: DraftKeeper
  /** The job belongs to the user and is over. */
  canEdit: boolean
  /** Ids of the selected images. */
  selected: ReadonlySet<number>
  /** Selects an image or takes it out; with `isRange`, all from `from`, or the last one, on. */
  onSelect: (row: number, isRange: boolean, from?: number) => void
  onRows: (rows: readonly [number, number]) => void
  onOpen: (row: number) => void
}

const headPixels = 36

/** The images as table rows, on phones as cards. */
export function ImageTable(props: ImageTableProps) {
  const { job, list, language, stickyTop, keeper, canEdit, selected, ...heard } = props
  const t = useTexts(texts)
  const keysId = useId()
  const lineHeight = remPixels() * (useMedia(tableMedia) ? rowRem.table : rowRem.card)
  const isSticky = useMedia(stickyMedia)
  const { total, count, lines, tabStop, bodyProps, linePropsOf } = useImageLines({
    ...heard,
    list,
    columns: 1,
    lineHeight,
    stickyHeight: isSticky ? stickyTop + headPixels : 0,
  })

  return (
    <>
      <CutNote shown={count} total={total} />
      <p id={keysId} className="sr-only">
        {t(canEdit ? 'table.keys' : 'images.keys')}
      </p>
      <Table
        aria-labelledby="images-title"
        aria-describedby={keysId}
        aria-rowcount={total + 1}
        aria-busy={list.total === null}
        className="sm:overflow-clip sm:rounded-lg sm:border sm:border-line sm:bg-surface sm:shadow-card"
      >
        <ImageTableHead stickyTop={isSticky ? stickyTop : null} />
        <RowGroup {...bodyProps}>
          {lines.map((line) => (
            <ImageRow
              key={line.key}
              line={linePropsOf(line)}
              row={line.index}
              jobId={job.id}
              image={list.imageAt(line.index)}
              hasFailed={list.isFailedAt(line.index)}
              language={language}
              languages={job.languages}
              isTabStop={line.index === tabStop}
              keeper={keeper}
              canEdit={canEdit && !heard.isWhole}
              isSelected={selected.has(list.imageAt(line.index)?.id ?? 0)}
            />
          ))}
        </RowGroup>
      </Table>
    </>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Job } from '#contract/entities/job.ts'
import { listedImages } from '#web/components/image-counts.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ActionBar } from '#web/results/acting/action-bar.tsx'
import { ActionProgress } from '#web/results/acting/action-progress.tsx'
import { useActions } from '#web/results/acting/use-actions.ts'
import { OutdatedNote } from '#web/results/drafts/outdated-note.tsx'
import { UnsavedNote } from '#web/results/drafts/unsaved-note.tsx'
import { useDraftKeeper } from '#web/results/drafts/use-draft-keeper.ts'
import { ImagePanel } from '#web/results/image/image-panel.tsx'
import { imageAddress, isConcern, noFilter, queryOf } from '#web/results/queries/image-view.ts'
import { jobsKey } from '#web/results/queries/jobs-key.ts'
import { type ImageList, useImageList } from '#web/results/queries/use-image-list.ts'
import { useOwns } from '#web/results/queries/use-owns.ts'
import { ReviewWalk } from '#web/results/review/review-walk.tsx'
import { texts } from '#web/results/texts.ts'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { useElementSize } from '#web/ui/layout/use-element-size.ts'
import { useView } from '#web/ui/views/use-view.ts'
import { ImageSheet } from './image-sheet.tsx'
import { ImageTable } from './image-table.tsx'
import { ImageToolbar } from './image-toolbar.tsx'
import { NoImages } from './no-images.tsx'
import type { ImageLinesHandle } from './use-image-lines.ts'
import { useIsPrinting } from './use-is-printing.ts'
import { useLook } from './use-look.ts'
import { usePrintKey } from './use-print-key.ts'
import { mostPrinted, usePrinting } from './use-printing.ts'
import { useSelection } from './use-selection.ts'

/** A job's images: filter, search, order and language at the top, the images with their texts, and the open image. */
export function ImageBrowser({
  job,
  isPrintWanted,
  onPrinted,
}: {
  job: Job
  isPrintWanted: boolean
  onPrinted: () => void
}) {
  const t = useTexts(texts)
  const queries = useQueryClient()
  const [view, changeView] = useView(imageAddress(job.languages))
  const [rows, setRows] = useState<readonly [number, number]>([0, 0])
  const [isKeyPressed, setKeyPressed] = useState(false)
  const isAllWanted = isPrintWanted || isKeyPressed
  const isWhole = useIsPrinting() || isAllWanted
  const printed = Math.min(listedImages(job), mostPrinted)
  const list = useImageList(job, view, isWhole ? [0, printed - 1] : rows, view.isWalk ? null : view.openRow)
  usePrintKey(view.openRow === null, () => setKeyPressed(true))
  usePrinting({
    isWanted: isAllWanted,
    isLoaded: isWhole && isLoaded(list, printed),
    onPrinted() {
      setKeyPressed(false)
      onPrinted()
    },
  })
  const images = useRef<ImageLinesHandle>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const toolbar = useElementSize<HTMLDivElement>()
  const keeper = useDraftKeeper(job.id, useQuery(currentUserQuery).data?.id ?? 0)
  const isOwn = useOwns(job)
  const { selected, select, deselect } = useSelection(job.id, view)
  const [look, chooseLook] = useLook()
  const Images = look === 'sheet' ? ImageSheet : ImageTable
  const { openRow } = view
  const hasTexts = view.state !== 'failed' && view.state !== 'skipped'
  const canAct = isOwn && job.finishedAt !== null && job.successfulImages + job.carriedImages > 0
  const actions = useActions(job.id, canAct)

  /** Only now images that no longer match can leave the list. */
  function close(): void {
    // A review session was started elsewhere, and its list may be empty by now.
    changeView(view.isWalk ? { ...noFilter, sort: 'position', openRow: null } : { openRow: null })
    const isAboutTexts = isConcern(view.state) || view.sort === 'risk'
    void keeper.saveAll().then(() => {
      if (isAboutTexts) void queries.invalidateQueries({ queryKey: [jobsKey, job.id, 'images'] })
    })
  }

  return (
    <section aria-labelledby="images-title">
      <h2 ref={heading} tabIndex={-1} id="images-title" className="sr-only">
        {t('images.title')}
      </h2>
      <ImageToolbar
        ref={toolbar.ref}
        job={job}
        view={view}
        total={list.total}
        onChange={changeView}
        look={look}
        onLook={chooseLook}
        acts={(isFolded) =>
          canAct &&
          hasTexts && (
            <ActionBar
              job={job}
              isHidden={isFolded}
              filter={view}
              selected={selected}
              onDeselect={deselect}
              actions={actions}
              keeper={keeper}
            />
          )
        }
      />
      {openRow === null && (
        <div className="mb-4 grid gap-2 empty:hidden">
          {canAct && <ActionProgress jobId={job.id} actions={actions} />}
          <UnsavedNote keeper={keeper} />
          <OutdatedNote keeper={keeper} imageId={undefined} />
        </div>
      )}
      {list.error ? (
        <ErrorCard
          title={t('images.loadFailed')}
          onRetry={() => list.retryAt(0)}
          isRetrying={list.isFetching}
        >
          {messageFor(list.error)}
        </ErrorCard>
      ) : list.total === 0 ? (
        <NoImages onShowAll={() => changeView(noFilter)} />
      ) : (
        <Images
          key={JSON.stringify(queryOf(view))}
          ref={images}
          job={job}
          list={list}
          language={view.language}
          stickyTop={toolbar.height}
          isWhole={isWhole}
          keeper={keeper}
          canEdit={canAct}
          selected={selected}
          onSelect={(...chosen) => void select(...chosen).catch(() => {})}
          onRows={setRows}
          onOpen={(row) => changeView({ openRow: row })}
        />
      )}
      {openRow !== null && view.isWalk && isOwn && (
        <ReviewWalk
          job={job}
          keeper={keeper}
          row={openRow}
          onMove={(row) => changeView({ openRow: row })}
          onClose={close}
          onFocusLost={() => heading.current?.focus()}
        />
      )}
      {openRow !== null && !view.isWalk && openRow < (list.total ?? Infinity) && (
        <ImagePanel
          job={job}
          list={list}
          row={openRow}
          keeper={keeper}
          canEdit={isOwn}
          onMove={(row) => {
            changeView({ openRow: row })
            images.current?.showRow(row)
          }}
          onClose={close}
          onClosed={(row) => images.current?.focusRow(row)}
        />
      )}
    </section>
  )
}

/** Whether all of the first images are loaded, or can't be. */
function isLoaded(list: ImageList, most: number): boolean {
  if (list.total === null) return list.error !== null
  const wanted = Array.from({ length: Math.min(list.total, most) }, (_, row) => row)
  return wanted.every((row) => list.imageAt(row) !== undefined || list.isFailedAt(row))
}

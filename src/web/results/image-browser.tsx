import { useRef, useState } from 'react'
import type { Job } from '#contract/entities/job.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { ImagePanel } from './image-panel.tsx'
import { ImageTable, type ImageTableHandle } from './image-table.tsx'
import { ImageToolbar } from './image-toolbar.tsx'
import { NoImages } from './no-images.tsx'
import { texts } from './texts.ts'
import { useElementHeight } from './use-element-height.ts'
import { useImageList } from './use-image-list.ts'
import { useImageView } from './use-image-view.ts'

/** A job's images: filter, search and language above, the table, and the image that is open. */
export function ImageBrowser({ job }: { job: Job }) {
  const t = useTexts(texts)
  const [view, changeView] = useImageView(job.languages)
  const [rows, setRows] = useState<readonly [number, number]>([0, 0])
  const list = useImageList(job, view, rows, view.openRow)
  const table = useRef<ImageTableHandle>(null)
  const toolbar = useElementHeight<HTMLDivElement>()
  const { openRow } = view

  return (
    <section aria-labelledby="images-title">
      <h2 id="images-title" className="sr-only">
        {t('images.title')}
      </h2>
      <ImageToolbar ref={toolbar.ref} job={job} view={view} total={list.total} onChange={changeView} />
      {list.error ? (
        <ErrorCard
          title={t('images.loadFailed')}
          onRetry={() => list.retryAt(0)}
          isRetrying={list.isFetching}
        >
          {messageFor(list.error)}
        </ErrorCard>
      ) : list.total === 0 ? (
        <NoImages onShowAll={() => changeView({ state: 'all', search: '' })} />
      ) : (
        <ImageTable
          key={`${view.state} ${view.search}`}
          ref={table}
          job={job}
          list={list}
          language={view.language}
          stickyTop={toolbar.height}
          onRows={setRows}
          onOpen={(row) => changeView({ openRow: row })}
        />
      )}
      {openRow !== null && openRow < (list.total ?? Infinity) && (
        <ImagePanel
          job={job}
          list={list}
          row={openRow}
          onMove={(row) => {
            changeView({ openRow: row })
            table.current?.showRow(row)
          }}
          onClose={() => changeView({ openRow: null })}
          onClosed={(row) => table.current?.focusRow(row)}
        />
      )}
    </section>
  )
}

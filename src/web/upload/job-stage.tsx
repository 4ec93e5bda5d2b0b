import { clsx } from 'clsx'
import type { Dispatch } from 'react'
import type { ProcessedItem } from '#contract/entities/progress.ts'
import { CompletionHead } from './done/completion-head.tsx'
import { CompletionSide } from './done/completion-side.tsx'
import type { UploadEvent, UploadState } from './draft/upload-state.ts'
import { NewestImage } from './running/newest-image.tsx'
import { ProcessingHead } from './running/processing-head.tsx'
import { ProcessingNotes } from './running/processing-notes.tsx'
import { ProcessingSide } from './running/processing-side.tsx'
import { ContactSheet } from './sheet/contact-sheet.tsx'
import { useThrottled } from './use-throttled.ts'

/** Long enough to read a new line. */
const readMs = 2_000
const nothing: ProcessedItem[] = []

/** Stages 3 and 4: a contact sheet that fills up, with the progress and then the outcome above and next to it. */
export function JobStage({
  state,
  dispatch,
}: {
  state: Extract<UploadState, { stage: 'processing' | 'complete' }>
  dispatch: Dispatch<UploadEvent>
}) {
  const isOver = state.stage === 'complete'
  const arrived = isOver ? nothing : state.items
  const isRunning = !isOver && state.error === null
  // The first item is shown at once, and so are those at the end.
  const items = useThrottled(arrived, `${isRunning} ${arrived.length > 0}`, readMs)
  const newest = items[0]
  const jobId = isOver ? state.summary.jobId : state.jobId
  const languages = isOver ? state.languages : (state.status?.languages ?? [])

  return (
    <div
      data-wide
      className="-mt-3 grid grid-cols-1 gap-x-6 gap-y-4 sm:-mt-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr] 2xl:grid-cols-[minmax(0,1fr)_26rem]"
    >
      {/* On phones it has the same height during and after the job, so that the sheet below does not move. */}
      <div className="grid grid-cols-1 gap-4 max-sm:min-h-116 max-sm:grid-rows-[auto_minmax(0,1fr)] lg:contents">
        <div className={clsx('lg:col-span-2', isOver && 'max-sm:row-span-2')}>
          {isOver ? (
            <CompletionHead state={state} dispatch={dispatch} />
          ) : (
            <ProcessingHead state={state} dispatch={dispatch} />
          )}
        </div>
        {/* A problem is shown in the place of the newest image, so that nothing moves. */}
        {!isOver && (
          <div className="flex min-h-0 flex-col gap-3 lg:col-start-2 lg:row-start-2 lg:h-78 2xl:h-95">
            {isRunning && (
              <NewestImage
                jobId={jobId}
                item={items.find(({ success }) => success)}
                language={languages[0] ?? ''}
              />
            )}
            <ProcessingNotes state={state} dispatch={dispatch} />
          </div>
        )}
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-2">
        <ContactSheet
          jobId={jobId}
          expected={isOver ? state.summary.total + state.summary.carried : (state.status?.totalCount ?? null)}
          firstLanguage={languages[0] ?? ''}
          newestRow={isRunning && newest ? newest.imageId - 1 : null}
        />
      </div>
      <aside key={state.stage} className="min-w-0 lg:col-start-2">
        {isOver ? (
          <CompletionSide state={state} dispatch={dispatch} />
        ) : (
          <ProcessingSide state={state} items={items} />
        )}
      </aside>
    </div>
  )
}

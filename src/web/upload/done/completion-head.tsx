import type { Dispatch } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { useDocumentTitle } from '#web/ui/layout/document-title.ts'
import type { UploadEvent, UploadState } from '#web/upload/draft/upload-state.ts'
import { useStageHead } from '#web/upload/parts/use-stage-head.ts'
import { sheetId } from '#web/upload/sheet/sheet-id.ts'
import { texts } from '#web/upload/texts.ts'
import { ChargeLine } from './charge-line.tsx'
import { CompletionActions } from './completion-actions.tsx'
import { SummaryLine } from './summary-line.tsx'

/** The head of a finished job: how many images are described, the charge, the figures, and the next steps. */
export function CompletionHead({
  state: { summary, filename, languages },
  dispatch,
}: {
  state: Extract<UploadState, { stage: 'complete' }>
  dispatch: Dispatch<UploadEvent>
}) {
  const t = useTexts(texts)
  const { successful, total } = summary
  const outcome = t(successful === total ? 'done.all' : 'done.some', { successful, count: total })
  const title = summary.stopped ? t('done.stoppedTitle') : outcome
  useDocumentTitle(title)
  // A user who is reading the sheet keeps the focus there; the job's end is announced.
  const heading = useStageHead<HTMLHeadingElement>(!isInSheet(document.activeElement))

  return (
    <header className="grid grid-cols-1 items-start gap-x-8 gap-y-3 max-sm:h-full max-sm:content-between lg:min-h-29 xl:grid-cols-[minmax(20rem,1fr)_auto]">
      <div className="grid min-w-0 gap-1">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h1 ref={heading} tabIndex={-1} className="text-xl">
            {title}
          </h1>
          {summary.stopped && <p className="text-lg font-semibold">{outcome}</p>}
          {filename && <p className="min-w-0 text-sm text-muted">{t('done.of', { filename })}</p>}
        </div>
        <ChargeLine jobId={summary.jobId} />
        <SummaryLine summary={summary} />
      </div>
      <CompletionActions
        summary={summary}
        languages={languages}
        onRestart={() => dispatch({ type: 'restarted' })}
      />
    </header>
  )
}

/** Whether an element is the contact sheet or inside it. */
function isInSheet(element: Element | null): boolean {
  return element?.closest(`#${sheetId}`) != null
}

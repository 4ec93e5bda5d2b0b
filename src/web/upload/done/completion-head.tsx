import type { Dispatch } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { useDocumentTitle } from '#web/ui/layout/use-document-title.ts'
import type { UploadEvent, UploadState } from '#web/upload/draft/upload-state.ts'
import { useFocusOnMount } from '#web/upload/parts/use-focus-on-mount.ts'
import { isInSheet } from '#web/upload/sheet/is-in-sheet.ts'
import { texts } from '#web/upload/texts.ts'
import { ChargeLine } from './charge-line.tsx'
import { CompletionActions } from './completion-actions.tsx'
import { SummaryLine } from './summary-line.tsx'

/** One sentence, one line of money, one of figures, and what is next. */
export function CompletionHead({
  state: { summary, filename, languages },
  dispatch,
}: {
  state: Extract<UploadState, { stage: 'complete' }>
  dispatch: Dispatch<UploadEvent>
}) {
  const t = useTexts(texts)
  const title = t(summary.stopped ? 'done.stoppedTitle' : 'done.title')
  useDocumentTitle(title)
  // Who reads on the sheet goes on reading; its end is announced.
  const heading = useFocusOnMount<HTMLHeadingElement>(!isInSheet(document.activeElement))

  return (
    <header className="grid grid-cols-1 items-start gap-x-8 gap-y-3 max-sm:h-full max-sm:content-between lg:min-h-29 xl:grid-cols-[minmax(20rem,1fr)_auto]">
      <div className="grid min-w-0 gap-1">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h1 ref={heading} tabIndex={-1} className="text-xl">
            {title}
          </h1>
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

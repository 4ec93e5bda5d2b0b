import type { Dispatch } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useDocumentTitle } from '#web/ui/layout/use-document-title.ts'
import type { UploadEvent, UploadState } from '#web/upload/draft/upload-state.ts'
import { useFocusOnMount } from '#web/upload/parts/use-focus-on-mount.ts'
import { texts } from '#web/upload/texts.ts'
import { CarriedNotes } from './carried-notes.tsx'
import { Charge } from './charge.tsx'
import { DownloadLinks } from './download-links.tsx'
import { SamplePage } from './sample-page.tsx'
import { SummaryTiles } from './summary-tiles.tsx'

/** Stage 4: what came of it, a sample, and the way to the results. */
export function CompletionView({
  state,
  dispatch,
}: {
  state: Extract<UploadState, { stage: 'complete' }>
  dispatch: Dispatch<UploadEvent>
}) {
  const t = useTexts(texts)
  const { summary, filename, languages } = state
  const title = t(summary.stopped ? 'done.stoppedTitle' : 'done.title')
  useDocumentTitle(title)
  const heading = useFocusOnMount<HTMLHeadingElement>()

  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="grid gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        {filename && <p className="text-muted">{t('done.of', { filename })}</p>}
        {summary.stopped && <p>{t('done.stoppedText')}</p>}
      </header>
      <SummaryTiles summary={summary} />
      <div className="grid gap-3">
        <Charge jobId={summary.jobId} />
        <CarriedNotes summary={summary} />
      </div>
      <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-center">
        <DownloadLinks summary={summary} />
        <Button variant="quiet" onClick={() => dispatch({ type: 'restarted' })}>
          {t('done.restart')}
        </Button>
      </div>
      {summary.sampleResult ? (
        <SamplePage jobId={summary.jobId} sample={summary.sampleResult} languages={languages} />
      ) : (
        <Card>{t('done.noSample')}</Card>
      )}
    </div>
  )
}

import type { Dispatch } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { UploadEvent, UploadState } from '#web/upload/draft/upload-state.ts'
import { texts } from '#web/upload/texts.ts'
import { CarriedNotes } from './carried-notes.tsx'
import { RestOffer } from './rest-offer.tsx'
import { SamplePage } from './sample-page.tsx'

/** Next to the sheet: what is left after a stop, what cost nothing, and a sample. */
export function CompletionSide({
  state: { summary, languages },
  dispatch,
}: {
  state: Extract<UploadState, { stage: 'complete' }>
  dispatch: Dispatch<UploadEvent>
}) {
  const t = useTexts(texts)
  return (
    <div className="grid grid-cols-1 gap-4">
      {summary.successful < summary.total && (
        <RestOffer summary={summary} onStarted={() => dispatch({ type: 'jobLookedFor' })} />
      )}
      <CarriedNotes summary={summary} />
      {summary.sampleResult ? (
        <SamplePage jobId={summary.jobId} sample={summary.sampleResult} languages={languages} />
      ) : (
        <p>{t('done.noSample')}</p>
      )}
    </div>
  )
}

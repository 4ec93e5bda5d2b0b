import type { Dispatch } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { useDocumentTitle } from '#web/ui/layout/use-document-title.ts'
import type { UploadEvent, UploadState } from '#web/upload/draft/upload-state.ts'
import { useFocusOnMount } from '#web/upload/parts/use-focus-on-mount.ts'
import { texts } from '#web/upload/texts.ts'
import { ConnectionNote } from './connection-note.tsx'
import { ProcessedList } from './processed-list.tsx'
import { ProcessingError } from './processing-error.tsx'
import { ProcessingFigures } from './processing-figures.tsx'
import { processingPhase } from './processing-phase.ts'
import { StepList } from './step-list.tsx'
import { StopButton } from './stop-button.tsx'

/** Stage 3: how far it is, readable from two metres away, and the pictures coming in. */
export function ProcessingView({
  state,
  dispatch,
}: {
  state: Extract<UploadState, { stage: 'processing' }>
  dispatch: Dispatch<UploadEvent>
}) {
  const t = useTexts(texts)
  const { status, items, error } = state
  const phase = processingPhase(state)
  const title = t(`progress.${phase}`)
  const percent = Math.floor(status?.progress ?? 0)
  useDocumentTitle(error === null ? t('documentTitle', { percent, title }) : title)
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const isActive = phase === 'running' || phase === 'waiting' || phase === 'paused'

  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <div className="grid min-w-0 gap-0.5">
            <h1 ref={heading} tabIndex={-1} className="text-xl">
              {title}
            </h1>
            <p className="text-sm text-muted">{status?.filename ?? state.draft?.file.name}</p>
          </div>
          {isActive && <StopButton onStop={() => dispatch({ type: 'stopAsked' })} />}
        </header>
        {error !== null && (
          <ProcessingError
            message={error}
            isUncharged={state.hasFailed}
            onBack={() => dispatch({ type: 'backToOptions' })}
          />
        )}
        {state.isConnectionLost && <ConnectionNote />}
        <ProcessingFigures status={status} phase={phase} />
        {(items.length > 0 || error === null) && (
          <ProcessedList jobId={state.jobId} items={items} languages={status?.languages ?? []} />
        )}
      </div>
      <StepList steps={status?.processingSteps ?? []} isSafeToLeave={isActive} />
    </div>
  )
}

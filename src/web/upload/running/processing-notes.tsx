import type { Dispatch } from 'react'
import { CheckKeyLink } from '#web/components/check-key-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import type { UploadEvent, UploadState } from '#web/upload/draft/upload-state.ts'
import { ConnectionNote } from './connection-note.tsx'
import { ProcessingError } from './processing-error.tsx'
import { processingPhase } from './processing-phase.ts'

/** Problems: the job failed, the connection is dead, or the job is paused, and why. */
export function ProcessingNotes({
  state,
  dispatch,
}: {
  state: Extract<UploadState, { stage: 'processing' }>
  dispatch: Dispatch<UploadEvent>
}) {
  const { status, error, hasFailed, isConnectionLost } = state
  return (
    <div className="grid shrink-0 grid-cols-1 gap-3 empty:hidden">
      {error !== null && (
        <ProcessingError
          message={error}
          isUncharged={hasFailed}
          onBack={() => dispatch({ type: 'backToOptions' })}
        />
      )}
      {isConnectionLost && <ConnectionNote />}
      {processingPhase(state) === 'paused' && status?.notice && (
        <Banner tone="warning" action={<CheckKeyLink reason={status.reason} />}>
          {status.notice}
        </Banner>
      )}
    </div>
  )
}

import type { Dispatch } from 'react'
import { CheckKeyLink } from '#web/components/check-key-link.tsx'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import type { UploadEvent, UploadState } from '#web/upload/draft/upload-state.ts'
import { texts } from '#web/upload/texts.ts'
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
  const t = useTexts(texts)
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
      {isConnectionLost && (
        <Banner tone="bad" title={t('progress.lost')}>
          {t('progress.lostText')}
        </Banner>
      )}
      {processingPhase(state) === 'paused' && status?.notice && (
        <Banner tone="warning" action={<CheckKeyLink reason={status.reason} />}>
          {status.notice}
        </Banner>
      )}
    </div>
  )
}

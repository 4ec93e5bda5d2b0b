import type { Dispatch } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { formatPercent } from '#web/ui/formats/numbers.ts'
import { useDocumentTitle } from '#web/ui/layout/document-title.ts'
import type { UploadEvent, UploadState } from '#web/upload/draft/upload-state.ts'
import { useStageHead } from '#web/upload/parts/use-stage-head.ts'
import { texts } from '#web/upload/texts.ts'
import { ProcessingCounts } from './processing-counts.tsx'
import { processingPhase } from './processing-phase.ts'
import { StatusText } from './status-text.tsx'
import { StopButton } from './stop-button.tsx'

/** A large percentage that is readable from two metres away, x of y, pace and time left, the current image, and Stop. */
export function ProcessingHead({
  state,
  dispatch,
}: {
  state: Extract<UploadState, { stage: 'processing' }>
  dispatch: Dispatch<UploadEvent>
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { status, error } = state
  const phase = processingPhase(state)
  const title = t(`progress.${phase}`)
  const percent = Math.floor(status?.progress ?? 0)
  useDocumentTitle(error === null ? t('documentTitle', { percent, title }) : title)
  const heading = useStageHead<HTMLHeadingElement>(true, error === null ? 'running' : 'error')
  const described = (status?.processedCount ?? 0) - (status?.errors ?? 0)

  return (
    <header className="flex flex-wrap content-start items-center justify-between gap-x-6 gap-y-3 lg:min-h-29">
      {state.hasFailed ? (
        <p className="text-figure font-semibold tracking-tight whitespace-nowrap text-bad tabular-nums">
          {t('progress.described', { done: described, total: status?.totalCount ?? 0 })}
        </p>
      ) : (
        // As wide as 100 %, so that what follows never moves.
        <p className="w-[5.1ch] text-figure font-semibold tracking-tight whitespace-nowrap tabular-nums">
          {formatPercent(percent, language)}
        </p>
      )}
      <div className="grid min-w-0 grow basis-72 gap-0.5 max-lg:order-last max-lg:basis-full">
        {/* On phones the name is a line above the title, which takes up to two lines. */}
        <div className="flex min-w-0 flex-wrap content-start items-baseline gap-x-3 max-sm:min-h-22">
          <h1 ref={heading} tabIndex={-1} className="text-xl">
            {title}
          </h1>
          <p
            className="min-w-0 truncate text-sm text-muted max-sm:order-first max-sm:basis-full"
            translate="no"
          >
            {status?.filename ?? state.draft?.file.name}
          </p>
        </div>
        <ProcessingCounts status={status} phase={phase} hasFailed={state.hasFailed} />
        <StatusText status={status} phase={phase} />
      </div>
      {phase !== 'error' && (
        <StopButton isStopping={phase === 'stopping'} onStop={() => dispatch({ type: 'stopAsked' })} />
      )}
      <div className="basis-full">
        <ProgressBar
          isTall
          percent={state.hasFailed ? 0 : (status?.progress ?? 0)}
          label={t('progress.running')}
        />
      </div>
    </header>
  )
}

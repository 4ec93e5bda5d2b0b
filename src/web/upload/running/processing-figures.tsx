import type { ProcessingStatus } from '#contract/entities/progress.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { formatNumber, formatPercent } from '#web/ui/formats/numbers.ts'
import { texts } from '#web/upload/texts.ts'
import { PaceText } from './pace-text.tsx'
import type { ProcessingPhase } from './processing-phase.ts'

/** One large percent, x of y, pace and time left, the bar, and what is under way. */
export function ProcessingFigures({
  status,
  phase,
}: {
  status: ProcessingStatus | null
  phase: ProcessingPhase
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const percent = Math.floor(status?.progress ?? 0)
  const done = status?.processedCount ?? 0
  const total = status?.totalCount ?? 0

  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <p className="text-figure font-semibold tracking-tight tabular-nums">
          {formatPercent(percent, language)}
        </p>
        <div className="grid gap-0.5 tabular-nums sm:text-right">
          {status && (
            <p className="text-lg font-semibold">
              {t('progress.count', {
                count: total,
                done: formatNumber(done, language),
                total: formatNumber(total, language),
              })}
            </p>
          )}
          {phase === 'running' && status && <PaceText done={done} total={total} />}
          {status && status.errors > 0 && (
            <p className="font-semibold text-bad">{t('progress.failures', { count: status.errors })}</p>
          )}
        </div>
      </div>
      <ProgressBar isTall percent={status ? status.progress : null} label={t('progress.running')} />
      {phase === 'paused' ? (
        <Banner tone="warning" title={status?.notice}>
          {t('progress.pausedText')}
        </Banner>
      ) : (
        <StatusText status={status} phase={phase} />
      )}
    </div>
  )
}

/** The file under way, or in what state the job is. Keeps its line while work goes on, so that nothing jumps. */
function StatusText({ status, phase }: { status: ProcessingStatus | null; phase: ProcessingPhase }) {
  const t = useTexts(texts)
  if (phase === 'error') return null
  if (phase === 'running' && status)
    return (
      <p className="min-h-6 truncate text-sm text-muted">
        {status.currentFile ? t('progress.current', { name: status.currentFile }) : t('progress.providing')}
      </p>
    )
  const sentences = {
    waiting: t('progress.waitingText'),
    running: t('progress.starting'),
    paused: '',
    stopped: `${t('progress.stopped')}. ${t('progress.finishing')}`,
  } as const
  return <p className="min-h-6 text-sm text-muted">{sentences[phase]}</p>
}

import type { ProcessingStatus } from '#contract/entities/progress.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/upload/texts.ts'
import type { ProcessingPhase } from './processing-phase.ts'

/** The current file, or the state of the job. Keeps its height, so that nothing jumps. */
export function StatusText({ status, phase }: { status: ProcessingStatus | null; phase: ProcessingPhase }) {
  const t = useTexts(texts)
  if (phase === 'running' && status)
    return (
      <p className="min-h-6 truncate text-sm text-muted">
        {status.currentFile ? t('progress.current', { name: status.currentFile }) : t('progress.providing')}
      </p>
    )
  if (phase === 'error') return null
  const sentences = {
    waiting: t('progress.waitingText'),
    running: t('progress.starting'),
    paused: t('progress.pausedText'),
    stopping: `${t('progress.stopped')}. ${t('progress.finishing')}`,
  } as const
  return <p className="min-h-6 text-sm text-muted">{sentences[phase]}</p>
}

import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { UploadState } from './draft/upload-state.ts'
import { processingPhase } from './running/processing-phase.ts'
import { texts, type UploadTexts } from './texts.ts'
import { useThrottled } from './use-throttled.ts'

const quietMs = 10_000

/** The progress of the job, at most every ten seconds; a change of phase or language and the end at once. */
export function StageSentence({ state }: { state: UploadState }) {
  const t = useTexts(texts)
  const phase = state.stage === 'processing' ? processingPhase(state) : state.stage
  return useThrottled(sayStage(state, t), [phase, useLanguage()].join(), quietMs)
}

function sayStage(state: UploadState, t: UploadTexts): string {
  if (state.stage === 'complete') {
    const { successful, total, stopped } = state.summary
    return t(stopped ? 'done.announceStopped' : 'done.announce', { successful, count: total })
  }
  if (state.stage !== 'processing') return ''
  const phase = processingPhase(state)
  // The note with the reason is announced itself.
  if (phase === 'error') return ''
  if (phase !== 'running' || !state.status) return t(`progress.${phase}`)
  const { progress, processedCount, totalCount } = state.status
  return t('progress.announce', { percent: Math.floor(progress), done: processedCount, total: totalCount })
}

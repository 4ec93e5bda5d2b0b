import type { Job } from '#contract/entities/job.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'

/** The progress of a running job. */
export function JobProgress({ job }: { job: Job }) {
  const t = useTexts(texts)
  const percent = job.totalImages === 0 ? null : (job.processedImages / job.totalImages) * 100
  return (
    <div className="grid max-w-md gap-1.5">
      <ProgressBar percent={percent} label={t('job.progressOf', { name: job.name })} />
      <p className="text-sm tabular-nums">
        {t('job.progress', { done: job.processedImages, total: job.totalImages })}
      </p>
    </div>
  )
}

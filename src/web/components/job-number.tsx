import type { Job } from '#contract/entities/job.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './texts.ts'

/** The job's number, as the credit history and administrators use it. */
export function JobNumber({ job: { id } }: { job: Pick<Job, 'id'> }) {
  const t = useTexts(texts)
  return <span className="text-sm text-muted tabular-nums">{t('job.number', { id })}</span>
}

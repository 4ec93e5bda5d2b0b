import type { Job } from '#contract/entities/job.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { formatDateTime } from '#web/ui/formats/date-time.ts'
import { texts } from './list-texts.ts'

/** What distinguishes jobs of the same name: number and time. */
export function useWhichJob(job: Job): string {
  const t = useTexts(texts)
  const time = formatDateTime(job.createdAt, useLanguage())
  return t('row.which', { number: job.id, time })
}

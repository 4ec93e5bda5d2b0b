import type { Job } from '#contract/entities/job.ts'
import { listedImages } from '#web/components/image-counts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { formatDateTime } from '#web/ui/formats/date-time.ts'

/** The accessible name that distinguishes jobs of the same file name: number, time and images. */
export function useWhichJob(job: Job): string {
  const t = useTexts(texts)
  const time = formatDateTime(job.createdAt, useLanguage())
  return t('job.which', { number: job.id, time, count: listedImages(job) })
}

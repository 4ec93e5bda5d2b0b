import type { Job } from '#contract/entities/job.ts'
import { texts } from '#web/admin/texts.ts'
import { ImageBadge } from '#web/components/image-badge.tsx'
import { imageCounts } from '#web/components/image-counts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { formatNumber } from '#web/ui/formats/numbers.ts'
import { imageStates } from './job-image-view.ts'

/** The number of its images by state, without states that have none. */
export function JobImageCounts({ job }: { job: Job }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const counts = imageCounts(job)
  return (
    <div className="grid gap-2">
      <h3 className="text-base">{t('job.imageCount', { count: job.totalImages + job.carriedImages })}</h3>
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {imageStates
          .filter((state) => counts[state] > 0)
          .map((state) => (
            <li key={state} className="flex items-center gap-2">
              <ImageBadge state={state} />
              <span className="font-semibold tabular-nums">{formatNumber(counts[state], language)}</span>
            </li>
          ))}
      </ul>
    </div>
  )
}

import { Link } from 'wouter'
import type { ListedJob } from '#contract/entities/job.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { imageAddress, walkView } from '#web/results/queries/image-view.ts'
import { texts as resultsTexts } from '#web/results/texts.ts'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { texts } from './list-texts.ts'

/** How many texts of a job are approved, and the link to those that need a review. */
export function ReviewProgress({ job }: { job: ListedJob }) {
  const t = useTexts(texts)
  const tResults = useTexts(resultsTexts)
  const total = job.successfulImages + job.carriedImages
  if (total === 0) return null
  const done = job.approvedImages
  const query = imageAddress(job.languages).write(new URLSearchParams(), walkView)
  return (
    <div className="grid gap-1">
      <ProgressBar percent={(done / total) * 100} label={t('row.approvedOf', { name: job.name })} />
      <div className="flex flex-wrap items-center justify-between gap-x-2 leading-tight whitespace-nowrap">
        <p className="text-xs">{t('row.approved', { done, total })}</p>
        {job.imagesToReview > 0 && (
          <Link
            href={`/results/${job.id}?${query}`}
            className="relative z-raised inline-flex min-h-6 items-center rounded-sm text-xs font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
          >
            {t('row.review', { count: job.imagesToReview })}
            <VisuallyHidden>{tResults('walk.beginOf', { name: job.name, number: job.id })}</VisuallyHidden>
          </Link>
        )}
      </div>
    </div>
  )
}

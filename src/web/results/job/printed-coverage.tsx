import { useQuery } from '@tanstack/react-query'
import type { Job } from '#contract/entities/job.ts'
import { listedImages } from '#web/components/image-counts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { noFilter } from '#web/results/queries/image-view.ts'
import { unapprovedQuery } from '#web/results/queries/results-queries.ts'
import { texts } from '#web/results/texts.ts'

/** On paper only: how many images have texts that somebody has approved, texts that nobody has yet, and none. */
export function PrintedCoverage({ job }: { job: Job }) {
  const t = useTexts(texts)
  const unapproved = useQuery(unapprovedQuery(job.id, noFilter)).data
  if (unapproved === undefined) return null
  const count = listedImages(job)
  const withTexts = job.successfulImages + job.carriedImages
  const sentences = [
    t(unapproved === 0 && withTexts === count ? 'printed.all' : 'printed.approved', {
      count,
      approved: withTexts - unapproved,
    }),
    ...(unapproved > 0 ? [t('printed.open', { count: unapproved })] : []),
    ...(withTexts < count ? [t('printed.none', { count: count - withTexts })] : []),
  ]
  return <p className="hidden print:block">{sentences.join(' ')}</p>
}

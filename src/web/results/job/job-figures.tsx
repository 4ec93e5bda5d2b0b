import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCents } from '#contract/money.ts'
import { listedImages } from '#web/components/image-counts.ts'
import { JobNumber } from '#web/components/job-number.tsx'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { costOf } from '#web/results/parts/cost-of.ts'
import type { ShownJob } from '#web/results/queries/results-queries.ts'
import { texts } from '#web/results/texts.ts'
import { Popover } from '#web/ui/dialogs/popover.tsx'
import { formatDate } from '#web/ui/formats/date-time.ts'
import { JobDetails } from './job-details.tsx'

/** Number, date, images and cost, on phones only the images; everything else expands. */
export function JobFigures({ job }: { job: ShownJob }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { state, cents } = costOf(job)
  const amount = formatCents(cents, language)
  const cost =
    state === 'held' ? t('job.held', { amount }) : state === 'nothing' ? t('job.nothingCharged') : amount
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm text-muted tabular-nums max-sm:contents">
      <div className="flex flex-wrap items-center gap-x-1.5 ">
        {/* On phones the line holds what fits next to the badge; the details have the rest. */}
        <span className="max-sm:hidden">
          <JobNumber job={job} />
        </span>
        <Figure className="max-sm:hidden">
          <time dateTime={job.createdAt}>{formatDate(job.createdAt, language)}</time>
        </Figure>
        <Figure>
          {t('images.found', { count: listedImages(job) })}
          {job.carriedImages > 0 && (
            <span className="max-sm:hidden">{t('job.ofThemCarried', { count: job.carriedImages })}</span>
          )}
        </Figure>
        {/* A print is for a client. */}
        <Figure className="max-sm:hidden print:hidden">{cost}</Figure>
      </div>
      <Popover
        align="start"
        className="p-4 sm:w-md"
        button={(attributes) => (
          <button
            {...attributes}
            type="button"
            data-no-print
            className="inline-flex min-h-8 items-center gap-1 rounded-sm px-1 text-sm font-semibold text-accent hover:underline"
          >
            {t('job.details')}
            <ChevronDown aria-hidden className="size-4" />
          </button>
        )}
      >
        {() => <JobDetails job={job} />}
      </Popover>
    </div>
  )
}

function Figure({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <span className={className}>
      <span aria-hidden className="max-sm:hidden">
        ·{' '}
      </span>
      <span className="text-ink">{children}</span>
    </span>
  )
}

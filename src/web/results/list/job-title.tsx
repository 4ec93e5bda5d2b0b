import { useId } from 'react'
import { Link } from 'wouter'
import { isRunning, type ListedJob } from '#contract/entities/job.ts'
import { JobNumber } from '#web/components/job-number.tsx'
import { useTexts } from '#web/i18n/use-texts.ts'
import { useFocusWhen } from '#web/results/parts/use-focus-when.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { texts } from './list-texts.ts'
import { useWhichJob } from './use-which-job.ts'

/** A row has room for so many. */
const shownLabels = 2

/** The job's name, which opens it once it is over, by a click anywhere on its row; its number and labels. */
export function JobTitle({
  job,
  takesFocus,
  onLabel,
}: {
  job: ListedJob
  takesFocus: boolean
  onLabel: (label: string) => void
}) {
  const t = useTexts(texts)
  const link = useFocusWhen<HTMLAnchorElement>(takesFocus)
  const which = useWhichJob(job)
  const whichId = useId()
  const more = job.labels.slice(shownLabels)
  return (
    <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-1">
      <h2 className="text-base leading-normal font-semibold" translate="no" title={job.name}>
        {isRunning(job) ? (
          <span className="block truncate">{job.name}</span>
        ) : (
          <Link
            ref={link}
            href={`/results/${job.id}`}
            aria-describedby={whichId}
            className="block truncate rounded-sm underline-offset-4 after:absolute after:inset-0 hover:text-accent hover:underline"
          >
            {job.name}
          </Link>
        )}
      </h2>
      <div className="flex min-h-6 items-center gap-2 whitespace-nowrap">
        <span className="shrink-0">
          <JobNumber job={job} />
        </span>
        <span id={whichId} hidden>
          {which}
        </span>
        {job.labels.slice(0, shownLabels).map((label) => (
          <button
            key={label}
            type="button"
            aria-label={t('labels.only', { name: label })}
            title={label}
            className="relative z-raised min-h-6 min-w-0 max-w-32 truncate rounded-full border border-control px-2 text-xs font-semibold hover:border-ink hover:bg-sunken"
            onClick={() => onLabel(label)}
          >
            {label}
          </button>
        ))}
        {more.length > 0 && (
          <span title={more.join(', ')} className="relative z-raised text-xs text-muted">
            <span aria-hidden>+{more.length}</span>
            <VisuallyHidden>{more.join(', ')}</VisuallyHidden>
          </span>
        )}
      </div>
    </div>
  )
}

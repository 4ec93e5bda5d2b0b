import { SearchX } from 'lucide-react'
import type { Job } from '#contract/entities/job.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { type JobListView, jobsPerPage } from '#web/results/queries/job-list-view.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Pager } from '#web/ui/tables/pager.tsx'
import { usePages } from '#web/ui/views/use-pages.ts'
import type { ChangeView } from '#web/ui/views/use-view.ts'
import { ChoiceBar } from './choice-bar.tsx'
import { JobCard } from './job-card.tsx'
import { JobListToolbar } from './job-list-toolbar.tsx'
import { useChoice } from './use-choice.ts'

/** Fewer jobs need no toolbar. */
const searchedFrom = 5

export interface JobListProps {
  rows: Job[]
  total: number
  /** The rows are still those of the previous view. */
  isOutdated: boolean
  view: JobListView
  onChange: ChangeView<JobListView>
  focusJobId: string | null | undefined
}

/** A page of jobs; if there are more, with search, order and pagination. */
export function JobList({ rows, total, isOutdated, view, onChange, focusJobId }: JobListProps) {
  const t = useTexts(texts)
  const isLong = total > searchedFrom || view.search !== '' || view.sort !== 'newest'
  const choice = useChoice(rows)
  const known = isOutdated ? null : total
  const { top, isBeyond, turnTo } = usePages<HTMLDivElement>(
    { page: view.page, pageSize: jobsPerPage, total: known },
    (page) => onChange({ page }),
  )

  return (
    <div ref={top} tabIndex={-1} aria-busy={isOutdated} className="grid scroll-mt-4 gap-4">
      {isLong && <JobListToolbar view={view} onChange={onChange} total={known} />}
      {choice.choosable.length > 1 && <ChoiceBar choice={choice} />}
      {rows.length === 0 && !isBeyond && (
        <EmptyState
          icon={<SearchX aria-hidden />}
          title={t('jobs.nothing')}
          action={<Button onClick={() => onChange({ search: '' })}>{t('jobs.showAll')}</Button>}
        >
          {t('jobs.nothingText')}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ul aria-label={t('job.list')} className="grid gap-4">
          {rows.map((job) => (
            <JobCard key={job.id} job={job} takesFocus={focusJobId === String(job.id)} choice={choice} />
          ))}
        </ul>
      )}
      <Pager label={t('job.list')} page={view.page} pageSize={jobsPerPage} total={total} onChange={turnTo} />
    </div>
  )
}

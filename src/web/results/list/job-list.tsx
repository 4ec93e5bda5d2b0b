import { SearchX } from 'lucide-react'
import type { ListedJob } from '#contract/entities/job.ts'
import type { Label } from '#contract/entities/label.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { type JobListView, jobsPerPage } from '#web/results/queries/job-list-view.ts'
import { texts as resultsTexts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Pager } from '#web/ui/tables/pager.tsx'
import { usePages } from '#web/ui/views/use-pages.ts'
import type { ChangeView } from '#web/ui/views/use-view.ts'
import { ChoiceBar } from './choice-bar.tsx'
import { JobListToolbar } from './job-list-toolbar.tsx'
import { JobRow } from './job-row.tsx'
import { texts } from './list-texts.ts'
import { useChoice } from './use-choice.ts'

/** Fewer jobs need no toolbar. */
const searchedFrom = 5

export interface JobListProps {
  rows: ListedJob[]
  total: number
  labels: Label[]
  /** The rows are still those of the previous view. */
  isOutdated: boolean
  view: JobListView
  onChange: ChangeView<JobListView>
  focusJobId: string | null | undefined
}

/** A page of jobs; if there are more, or labels, with search, filter, order and pagination. */
export function JobList({ rows, total, labels, isOutdated, view, onChange, focusJobId }: JobListProps) {
  const t = useTexts(texts)
  const tResults = useTexts(resultsTexts)
  const isNarrowed = view.search !== '' || view.label !== ''
  const hasToolbar = total > searchedFrom || labels.length > 0 || isNarrowed || view.sort !== 'newest'
  const choice = useChoice(rows)
  const known = isOutdated ? null : total
  const { top, isBeyond, turnTo } = usePages<HTMLDivElement>(
    { page: view.page, pageSize: jobsPerPage, total: known },
    (page) => onChange({ page }),
  )

  return (
    <div ref={top} tabIndex={-1} aria-busy={isOutdated} className="grid scroll-mt-4 gap-4">
      {hasToolbar && <JobListToolbar view={view} labels={labels} onChange={onChange} total={known} />}
      {choice.choosable.length > 1 && <ChoiceBar choice={choice} />}
      {rows.length === 0 && !isBeyond && (
        <EmptyState
          icon={<SearchX aria-hidden />}
          title={tResults('jobs.nothing')}
          action={
            <Button onClick={() => onChange({ search: '', label: '' })}>{tResults('jobs.showAll')}</Button>
          }
        >
          {t('nothingText')}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ul
          aria-label={tResults('job.list')}
          className="rounded-lg border border-line bg-surface shadow-card"
        >
          {rows.map((job) => (
            <JobRow
              key={job.id}
              job={job}
              search={view.search}
              takesFocus={focusJobId === String(job.id)}
              choice={choice}
              onLabel={(label) => onChange({ label })}
            />
          ))}
        </ul>
      )}
      <Pager
        label={tResults('job.list')}
        page={view.page}
        pageSize={jobsPerPage}
        total={total}
        onChange={turnTo}
      />
    </div>
  )
}

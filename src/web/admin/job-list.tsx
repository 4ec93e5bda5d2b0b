import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Section } from '#web/ui/section.tsx'
import { jobColumns } from './job-columns.tsx'
import { JobListToolbar } from './job-list-toolbar.tsx'
import { allJobsQuery, jobsPerPage } from './job-queries.ts'
import { ListFailed } from './list-failed.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { nextSorting } from './list-view.ts'
import { NoJobs } from './no-jobs.tsx'
import { texts } from './texts.ts'
import { useJobView } from './use-job-view.ts'

/** Everybody's jobs to search, filter, sort and turn the pages of; what it shows is in the address. */
export function JobList() {
  const t = useTexts(texts)
  const language = useLanguage()
  const [view, change] = useJobView()
  const top = useRef<HTMLDivElement>(null)
  const jobs = useQuery(allJobsQuery(view, language))
  const { data, isPlaceholderData } = jobs
  const columns = jobColumns(t, language)

  // An address may name a page beyond the last one.
  const total = data?.total ?? 0
  const lastPage = Math.max(1, Math.ceil(total / jobsPerPage))
  const isBeyond = data !== undefined && !isPlaceholderData && view.page > lastPage
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is new at every drawing and does the same.
  useEffect(() => {
    if (isBeyond) change({ page: lastPage })
  }, [isBeyond, lastPage])

  function turnTo(page: number): void {
    change({ page })
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <Section title={t('jobs.title')}>
      <div ref={top} tabIndex={-1} className="scroll-mt-4">
        <JobListToolbar view={view} onChange={change} total={data && !isPlaceholderData ? total : null} />
        {jobs.isPending && <ListSkeleton label={t('lists.loading')} rows={6} />}
        {jobs.isError && !data && <ListFailed title={t('failed.jobs')} query={jobs} />}
        {data?.rows.length === 0 && !isBeyond && (
          <NoJobs view={view} onShowAll={() => change({ search: '', status: 'all' })} />
        )}
        {data && data.rows.length > 0 && (
          <>
            <DataTable
              label={t('jobs.title')}
              columns={columns}
              rows={data.rows}
              rowKey={({ id }) => id}
              sort={view.sort}
              onSort={(key) => {
                const sortable = columns.find((column) => column.key === key)
                if (sortable && 'isSortable' in sortable)
                  change({ sort: nextSorting(view.sort, sortable.key) })
              }}
              tableFrom="lg"
              isBusy={isPlaceholderData}
            />
            <Pager
              label={t('jobs.title')}
              page={view.page}
              pageSize={jobsPerPage}
              total={total}
              onChange={turnTo}
            />
          </>
        )}
      </div>
    </Section>
  )
}

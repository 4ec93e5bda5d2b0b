import { useQuery } from '@tanstack/react-query'
import { ListFailed } from '#web/admin/parts/list-failed.tsx'
import { ListSkeleton } from '#web/admin/parts/list-skeleton.tsx'
import { nextSorting } from '#web/admin/parts/sorting.ts'
import { texts } from '#web/admin/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Pager } from '#web/ui/tables/pager.tsx'
import { usePages } from '#web/ui/views/use-pages.ts'
import { useView } from '#web/ui/views/use-view.ts'
import { jobColumns } from './job-columns.tsx'
import { JobListToolbar } from './job-list-toolbar.tsx'
import { allJobsQuery, jobsPerPage } from './job-queries.ts'
import { jobAddress } from './job-view.ts'
import { NoJobs } from './no-jobs.tsx'

/** All jobs, with search, filter, sorting and pages; the view is in the address. */
export function JobList() {
  const t = useTexts(texts)
  const language = useLanguage()
  const [view, change] = useView(jobAddress)
  const jobs = useQuery(allJobsQuery(view, language))
  const { data, isPlaceholderData } = jobs
  const columns = jobColumns(t, language)

  const total = data?.total ?? 0
  const known = data && !isPlaceholderData ? total : null
  const { top, isBeyond, turnTo } = usePages<HTMLDivElement>(
    { page: view.page, pageSize: jobsPerPage, total: known },
    (page) => change({ page }),
  )

  return (
    <Section title={t('jobs.title')}>
      <div ref={top} tabIndex={-1} className="scroll-mt-4">
        <JobListToolbar view={view} onChange={change} total={known} />
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

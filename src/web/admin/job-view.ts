import { jobSorts } from '#contract/endpoints/admin.ts'
import { type JobStatus, jobStatuses } from '#contract/entities/job.ts'
import { type ListView, readListView, writeListView } from './list-view.ts'

export type JobSort = (typeof jobSorts)[number]

/** What of the list of all jobs is on the screen. */
export interface JobView extends ListView<JobSort> {
  status: JobStatus | 'all'
}

/** Reads a view from an address; what makes no sense there counts as absent. */
export function readJobView(params: URLSearchParams): JobView {
  const status = jobStatuses.find((known) => known === params.get('status')) ?? 'all'
  return { ...readListView(params, jobSorts), status }
}

/** The address of a changed view. Jobs of another status are another list, which begins at its first page. */
export function writeJobView(
  params: URLSearchParams,
  { status, ...change }: Partial<JobView>,
): URLSearchParams {
  if (status === undefined) return writeListView(params, change)
  const next = writeListView(params, { page: 1, ...change })
  if (status === 'all') next.delete('status')
  else next.set('status', status)
  return next
}

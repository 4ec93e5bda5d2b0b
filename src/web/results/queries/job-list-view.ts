import type { JobsQuery } from '#contract/endpoints/jobs.ts'
import { jobKinds } from '#contract/entities/job.ts'
import { limits } from '#contract/limits.ts'
import { listAddress } from '#web/ui/views/list-address.ts'
import type { ViewOf, ViewPart } from '#web/ui/views/view-address.ts'
import { oneOf, searchPart } from '#web/ui/views/view-parts.ts'

export const jobsPerPage = 20

/** The orders of jobs, and their query parameters. */
const orders = {
  newest: {},
  oldest: { sort: 'createdAt', order: 'asc' },
  filename: { sort: 'filename', order: 'asc' },
  images: { sort: 'totalImages', order: 'desc' },
} as const satisfies Record<string, Pick<JobsQuery, 'sort' | 'order'>>

export type JobSort = keyof typeof orders
export const jobSorts = Object.keys(orders) as JobSort[]

const labelPart: ViewPart<string> = {
  read: (params) => params.get('label')?.trim().slice(0, limits.labelCharacters) ?? '',
  write: (label) => ({ label }),
}

/** The view of the list of jobs. */
export const jobListAddress = listAddress({
  kind: oneOf('kind', jobKinds, 'list'),
  search: searchPart,
  label: labelPart,
  sort: oneOf('sort', jobSorts, 'newest'),
})
export type JobListView = ViewOf<typeof jobListAddress>

export function orderOf(sort: JobSort): Pick<JobsQuery, 'sort' | 'order'> {
  return orders[sort]
}

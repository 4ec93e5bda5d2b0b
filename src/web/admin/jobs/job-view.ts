import { jobSorts } from '#contract/endpoints/admin.ts'
import { jobStatuses } from '#contract/entities/job.ts'
import { sortingPart } from '#web/admin/parts/sorting.ts'
import { listAddress } from '#web/ui/views/list-address.ts'
import type { ViewOf } from '#web/ui/views/view-address.ts'
import { oneOf, searchPart } from '#web/ui/views/view-parts.ts'

export const jobFilters = ['all', ...jobStatuses] as const

/** The view of the list of all jobs. */
export const jobAddress = listAddress({
  search: searchPart,
  sort: sortingPart(jobSorts),
  status: oneOf('status', jobFilters, 'all'),
})
export type JobView = ViewOf<typeof jobAddress>

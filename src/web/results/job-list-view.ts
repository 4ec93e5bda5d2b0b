import type { ListQuery } from '#contract/entities/list-query.ts'

export const jobsPerPage = 20

/** In which order jobs are listed, and how the server is asked for it. */
const orders = {
  newest: {},
  oldest: { sort: 'createdAt', order: 'asc' },
  filename: { sort: 'filename', order: 'asc' },
  images: { sort: 'totalImages', order: 'desc' },
} as const satisfies Record<string, Pick<ListQuery, 'sort' | 'order'>>

export type JobSort = keyof typeof orders
export const jobSorts = Object.keys(orders) as JobSort[]

/** What of the list of jobs is on the screen. It lives in the address, so that reload, back and a sent link work. */
export interface JobListView {
  search: string
  sort: JobSort
  /** Counted from 1. */
  page: number
}

export function orderOf(sort: JobSort): Pick<ListQuery, 'sort' | 'order'> {
  return orders[sort]
}

/** Reads a view from an address; what makes no sense there counts as absent. */
export function readJobListView(params: URLSearchParams): JobListView {
  const page = Number(params.get('page'))
  return {
    search: params.get('search')?.trim().slice(0, 200) ?? '',
    sort: jobSorts.find((known) => known === params.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  }
}

/** The address of a changed view. Another search or order is another list, which begins at its first page. */
export function writeJobListView(params: URLSearchParams, change: Partial<JobListView>): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name))
  if (change.search !== undefined) put('search', change.search)
  if (change.sort !== undefined) put('sort', change.sort === 'newest' ? '' : change.sort)
  const page = change.page ?? (change.search === undefined && change.sort === undefined ? undefined : 1)
  if (page !== undefined) put('page', page === 1 ? '' : String(page))
  return next
}

import { userSorts } from '#contract/endpoints/admin.ts'

export type UserSort = (typeof userSorts)[number]

export interface Sorting {
  key: UserSort
  direction: 'asc' | 'desc'
}

/** What of a list of users is on the screen. */
export interface ListView {
  search: string
  sort: Sorting
  /** Counted from 1. */
  page: number
}

/** As the server sorts when nobody asks: the newest first. */
export const newestFirst: Sorting = { key: 'createdAt', direction: 'desc' }

/** Reads a view from an address; what makes no sense there counts as absent. */
export function readListView(params: URLSearchParams): ListView {
  const page = Number(params.get('page'))
  const key = userSorts.find((known) => known === params.get('sort'))
  return {
    search: params.get('search')?.trim().slice(0, 200) ?? '',
    sort: key ? { key, direction: params.get('order') === 'asc' ? 'asc' : 'desc' } : newestFirst,
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  }
}

/** The address of a changed view. Another search or order is another list, which begins at its first page. */
export function writeListView(params: URLSearchParams, change: Partial<ListView>): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name))
  if (change.search !== undefined) put('search', change.search)
  if (change.sort !== undefined) {
    const isUsual = change.sort.key === newestFirst.key && change.sort.direction === newestFirst.direction
    put('sort', isUsual ? '' : change.sort.key)
    put('order', isUsual ? '' : change.sort.direction)
  }
  const page = change.page ?? (change.search === undefined && change.sort === undefined ? undefined : 1)
  if (page !== undefined) put('page', page === 1 ? '' : String(page))
  return next
}

/** What a press on a column's head sorts by: names from A, figures and dates from the largest; pressed again, the other way. */
export function nextSorting(current: Sorting, key: UserSort): Sorting {
  if (current.key === key) return { key, direction: current.direction === 'asc' ? 'desc' : 'asc' }
  return { key, direction: key === 'username' || key === 'email' ? 'asc' : 'desc' }
}

export interface Sorting<Key extends string> {
  key: Key
  direction: 'asc' | 'desc'
}

/** What of a list is on the screen. */
export interface ListView<Key extends string> {
  search: string
  sort: Sorting<Key>
  /** Counted from 1. */
  page: number
}

/** As the server sorts when nobody asks: the newest first. */
export const newestFirst = { key: 'createdAt', direction: 'desc' } as const

/** Names are looked up in their order; of figures and dates the largest matter. */
const names = ['username', 'email', 'filename', 'status']

/** Reads a view from an address; what makes no sense there counts as absent. */
export function readListView<Key extends string>(
  params: URLSearchParams,
  sorts: readonly Key[],
): ListView<Key | 'createdAt'> {
  const page = Number(params.get('page'))
  const key = sorts.find((known) => known === params.get('sort'))
  return {
    search: params.get('search')?.trim().slice(0, 200) ?? '',
    sort: key ? { key, direction: params.get('order') === 'asc' ? 'asc' : 'desc' } : newestFirst,
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  }
}

/** The address of a changed view. Another search or order is another list, which begins at its first page. */
export function writeListView(params: URLSearchParams, change: Partial<ListView<string>>): URLSearchParams {
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
export function nextSorting<Key extends string>(current: Sorting<Key>, key: Key): Sorting<Key> {
  if (current.key === key) return { key, direction: current.direction === 'asc' ? 'desc' : 'asc' }
  return { key, direction: names.includes(key) ? 'asc' : 'desc' }
}

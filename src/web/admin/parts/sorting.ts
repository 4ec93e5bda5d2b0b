import type { ViewPart } from '#web/ui/views/view-address.ts'

export interface Sorting<Key extends string> {
  key: Key
  direction: 'asc' | 'desc'
}

/** As the server sorts when nobody asks: the newest first. */
export const newestFirst = { key: 'createdAt', direction: 'desc' } as const

/** Names are looked up in their order; of figures and dates the largest matter. */
const names = ['username', 'email', 'filename', 'status']

/** How a list is sorted, in the address; the usual order leaves no trace there. */
export function sortingPart<Key extends string>(
  keys: readonly Key[],
): ViewPart<Sorting<Key | typeof newestFirst.key>> {
  return {
    read(params) {
      const key = keys.find((known) => known === params.get('sort'))
      return key ? { key, direction: params.get('order') === 'asc' ? 'asc' : 'desc' } : newestFirst
    },
    write({ key, direction }) {
      const isUsual = key === newestFirst.key && direction === newestFirst.direction
      return isUsual ? { sort: '', order: '' } : { sort: key, order: direction }
    },
  }
}

/** What a press on a column's head sorts by: names from A, figures and dates from the largest; pressed again, the other way. */
export function nextSorting<Key extends string>(current: Sorting<Key>, key: Key): Sorting<Key> {
  if (current.key === key) return { key, direction: current.direction === 'asc' ? 'desc' : 'asc' }
  return { key, direction: names.includes(key) ? 'asc' : 'desc' }
}

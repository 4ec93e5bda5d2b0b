import type { ViewPart } from '#web/ui/views/view-address.ts'

export interface Sorting<Key extends string> {
  key: Key
  direction: 'asc' | 'desc'
}

/** The server's default order: newest first. */
export const newestFirst = { key: 'createdAt', direction: 'desc' } as const

/** Names sort ascending by default; figures and dates descending. */
const names = ['username', 'email', 'filename', 'status']

/** The sort order as a part of the address; empty for the default order. */
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

/** The sort order after a click on a column header: names ascending, figures and dates descending; a second click reverses it. */
export function nextSorting<Key extends string>(current: Sorting<Key>, key: Key): Sorting<Key> {
  if (current.key === key) return { key, direction: current.direction === 'asc' ? 'desc' : 'asc' }
  return { key, direction: names.includes(key) ? 'asc' : 'desc' }
}

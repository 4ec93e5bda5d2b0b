import { expect, test } from 'vitest'
import { newestFirst, nextSorting, type Sorting } from './sorting.ts'
import type { UserView } from './user-view.ts'

test('names sort from A, figures from the largest, and a second press turns it round', () => {
  const newest: Sorting<UserView['sort']['key']> = newestFirst
  expect(nextSorting(newest, 'username')).toEqual({ key: 'username', direction: 'asc' })
  expect(nextSorting(newest, 'totalCost')).toEqual({ key: 'totalCost', direction: 'desc' })
  expect(nextSorting(nextSorting(newest, 'totalCost'), 'totalCost').direction).toBe('asc')
})

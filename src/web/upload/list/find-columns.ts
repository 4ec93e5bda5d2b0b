import { findColumn } from '#contract/lists/columns/column-key.ts'
import { type WishName, wishNames } from '#contract/lists/columns/row-wishes.ts'
import type { CountChoice } from './list.ts'

/** Where in the headers the chosen columns are; -1 for the address or the context without one. */
export function findColumns(headers: string[], choice: CountChoice) {
  const wishes: Partial<Record<WishName, number>> = {}
  for (const wish of wishNames) {
    const index = findColumn(headers, choice.wishColumns[wish] ?? '')
    if (index !== -1) wishes[wish] = index
  }
  return {
    url: findColumn(headers, choice.urlColumn),
    context: findColumn(headers, choice.contextColumn),
    wishes,
  }
}

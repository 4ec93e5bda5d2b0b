import type { Spending } from '#contract/entities/credit.ts'

const fewest = 3

/** Whether at least three of these days or months have spending. One or two bars say no more than their sum. */
export function hasEnoughToDraw(periods: readonly Spending[]): boolean {
  return periods.filter(({ cents }) => cents > 0).length >= fewest
}

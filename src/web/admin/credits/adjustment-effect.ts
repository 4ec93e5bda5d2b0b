import type { UiLanguage } from '#contract/languages.ts'
import { formatCents } from '#contract/money.ts'

/** The effect of an adjustment on a balance, in reading order. */
export interface AdjustmentEffect {
  before: string
  /** With its sign: `+ 25,00 €`. */
  change: string
  after: string
  /** A balance is never negative. */
  isPossible: boolean
}

/** All in signed cents. */
export function effectOf(balance: number, cents: number, language: UiLanguage): AdjustmentEffect {
  const after = balance + cents
  return {
    before: formatCents(balance, language),
    change: `${cents < 0 ? '−' : '+'} ${formatCents(Math.abs(cents), language)}`,
    after: formatCents(after, language),
    isPossible: after >= 0,
  }
}

/** `12,50 € + 25,00 € = 37,50 €` */
export function sayEffect({ before, change, after }: AdjustmentEffect): string {
  return `${before} ${change} = ${after}`
}

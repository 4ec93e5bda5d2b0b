import type { UiLanguage } from '#contract/languages.ts'
import { locales } from '#contract/numbers.ts'

const microsPerCent = 10_000

/** The remaining share of a revenue, rounded down to a tenth of a percent: 100 % only if nothing was spent. */
export function formatShare(leftMicros: number, revenueCents: number, language: UiLanguage): string | null {
  if (revenueCents === 0) return null
  const thousandths = Math.floor((leftMicros * 1_000) / (revenueCents * microsPerCent))
  return (thousandths / 1_000).toLocaleString(locales[language], {
    style: 'percent',
    maximumFractionDigits: 1,
  })
}

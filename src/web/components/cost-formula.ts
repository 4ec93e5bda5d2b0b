import type { UiLanguage } from '#contract/languages.ts'
import { formatCents } from '#contract/money.ts'
import { formatNumber } from '#web/ui/formats/numbers.ts'

/** The formula of a cost: `1.200 × 0,52 €`. */
export function costFormula(images: number, priceCents: number, language: UiLanguage): string {
  return `${formatNumber(images, language)} × ${formatCents(priceCents, language)}`
}

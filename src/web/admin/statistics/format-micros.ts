import type { UiLanguage } from '#contract/languages.ts'
import { formatEuros } from '#contract/money.ts'

const fourDecimals = { minimumFractionDigits: 4 }
const microsPerEuro = 1_000_000
/** The smallest amount that four decimals can show. */
const leastShown = 100

/**
 * Formats millionths of a euro: `1234567` → `1,23 €`; amounts below a euro with four decimals, `2100` → `0,0021 €`; amounts that would
 * round to nothing, `12` → `< 0,0001 €`.
 */
export function formatMicros(micros: number, language: UiLanguage): string {
  const euros = micros / microsPerEuro
  if (micros === 0 || Math.abs(micros) >= microsPerEuro) return formatEuros(euros, language)
  if (micros > 0 && micros < leastShown)
    return `< ${formatEuros(leastShown / microsPerEuro, language, fourDecimals)}`
  return formatEuros(euros, language, { ...fourDecimals, maximumFractionDigits: 4 })
}

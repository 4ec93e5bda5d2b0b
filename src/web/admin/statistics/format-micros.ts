import { withMinus } from '#contract/money.ts'

const euros = (digits: number) =>
  new Intl.NumberFormat('de-DE', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
const [toTheCent, toFourDecimals] = [euros(2), euros(4)]
const microsPerEuro = 1_000_000
/** What four decimals can show. */
const leastShown = 100

/**
 * Millionths of a euro, as money is written in both languages: `1234567` → `1,23 €`; what is below a euro with four
 * decimals, `2100` → `0,0021 €`; what even these would show as nothing, `12` → `< 0,0001 €`.
 */
export function formatMicros(micros: number): string {
  if (micros === 0 || Math.abs(micros) >= microsPerEuro)
    return withMinus(toTheCent.format(micros / microsPerEuro))
  if (micros > 0 && micros < leastShown) return `< ${toFourDecimals.format(leastShown / microsPerEuro)}`
  return withMinus(toFourDecimals.format(micros / microsPerEuro))
}

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
/** The smallest amount that four decimals can show. */
const leastShown = 100

/**
 * Formats millionths of a euro, as money is written in both languages: `1234567` → `1,23 €`; amounts below a euro with four decimals,
 * `2100` → `0,0021 €`; amounts that would round to nothing, `12` → `< 0,0001 €`.
 */
export function formatMicros(micros: number): string {
  if (micros === 0 || Math.abs(micros) >= microsPerEuro)
    return withMinus(toTheCent.format(micros / microsPerEuro))
  if (micros > 0 && micros < leastShown) return `< ${toFourDecimals.format(leastShown / microsPerEuro)}`
  return withMinus(toFourDecimals.format(micros / microsPerEuro))
}

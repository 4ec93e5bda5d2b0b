import type { CostPeriod } from '#contract/entities/provider-cost.ts'
import type { UiLanguage } from '#contract/languages.ts'

const locales = { de: 'de-DE', en: 'en-GB' } as const
const forms = {
  day: { dateStyle: 'medium' },
  month: { month: 'short', year: 'numeric' },
} as const satisfies Record<CostPeriod['unit'], Intl.DateTimeFormatOptions>

/** A day or month that begins on `from`, in words: `21.11.2026`, `Nov. 2026`. */
export function namePeriod(from: string, unit: CostPeriod['unit'], language: UiLanguage): string {
  // A date of the books' calendar already: UTC on both sides moves it nowhere.
  const options = { ...forms[unit], timeZone: 'UTC' }
  return new Intl.DateTimeFormat(locales[language], options).format(new Date(`${from}T00:00:00Z`))
}

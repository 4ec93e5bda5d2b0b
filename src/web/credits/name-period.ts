import type { SpendingQuery } from '#contract/endpoints/credits.ts'
import type { UiLanguage } from '#contract/languages.ts'

const locales = { de: 'de-DE', en: 'en-GB' } as const

const forms = {
  short: { day: { day: 'numeric', month: 'numeric' }, month: { month: 'short' } },
  long: { day: { dateStyle: 'medium' }, month: { month: 'long', year: 'numeric' } },
} as const satisfies Record<string, Record<SpendingQuery['unit'], Intl.DateTimeFormatOptions>>

/** A day or month that begins on `from` (`YYYY-MM-DD`), in words: `21.11.` and `21.11.2026`, `Nov` and `November 2026`. */
export function namePeriod(
  from: string,
  unit: SpendingQuery['unit'],
  form: keyof typeof forms,
  language: UiLanguage,
): string {
  // The date is a date of the reader's calendar already: UTC on both sides moves it nowhere.
  const options = { ...forms[form][unit], timeZone: 'UTC' }
  return new Intl.DateTimeFormat(locales[language], options).format(new Date(`${from}T00:00:00Z`))
}

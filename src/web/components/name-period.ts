import type { BookPeriod } from '#contract/entities/book-period.ts'
import type { UiLanguage } from '#contract/languages.ts'

const locales = { de: 'de-DE', en: 'en-GB' } as const

const forms = {
  short: { day: { day: 'numeric', month: 'numeric' }, month: { month: 'short' } },
  medium: { day: { dateStyle: 'medium' }, month: { month: 'short', year: 'numeric' } },
  long: { day: { dateStyle: 'medium' }, month: { month: 'long', year: 'numeric' } },
} as const satisfies Record<string, Record<BookPeriod['unit'], Intl.DateTimeFormatOptions>>

/**
 * The name of a day or month that starts on `from` (`YYYY-MM-DD`). Short: `21.11.` and `Nov`, below the bars of a chart; medium:
 * `21.11.2026` and `Nov. 2026`; long: `21.11.2026` and `November 2026`.
 */
export function namePeriod(
  from: string,
  unit: BookPeriod['unit'],
  form: keyof typeof forms,
  language: UiLanguage,
): string {
  // The date is already in the calendar of the books or the reader: using UTC on both sides keeps it.
  const options = { ...forms[form][unit], timeZone: 'UTC' }
  return new Intl.DateTimeFormat(locales[language], options).format(new Date(`${from}T00:00:00Z`))
}

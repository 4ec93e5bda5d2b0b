import type { UiLanguage } from '#contract/languages.ts'
import { locales } from '#contract/numbers.ts'

/** An ISO time → `20.11.2026, 14:05` or `20/11/2026, 14:05`. */
export function formatDateTime(iso: string, language: UiLanguage): string {
  return new Date(iso).toLocaleString(locales[language], { dateStyle: 'medium', timeStyle: 'short' })
}

/** An ISO time → `20.11.2026` or `20 Nov 2026`. */
export function formatDate(iso: string, language: UiLanguage): string {
  return new Date(iso).toLocaleDateString(locales[language], { dateStyle: 'medium' })
}

/** An ISO time → `20.11.` or `20/11`, for narrow layouts; with another year than `now`'s: `20.11.25` or `20/11/25`. */
export function formatDay(iso: string, language: UiLanguage, now = new Date()): string {
  const day = new Date(iso)
  const isThisYear = day.getFullYear() === now.getFullYear()
  return day.toLocaleDateString(locales[language], {
    day: '2-digit',
    month: '2-digit',
    ...(!isThisYear && { year: '2-digit' }),
  })
}

/** An ISO time → `14:05:09`. */
export function formatTime(iso: string, language: UiLanguage): string {
  return new Date(iso).toLocaleTimeString(locales[language])
}

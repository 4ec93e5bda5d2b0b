import type { UiLanguage } from '#contract/languages.ts'

const locales = { de: 'de-DE', en: 'en-GB' } as const

/** An ISO time → `20.11.2026, 14:05` or `20/11/2026, 14:05`. */
export function formatDateTime(iso: string, language: UiLanguage): string {
  return new Date(iso).toLocaleString(locales[language], { dateStyle: 'medium', timeStyle: 'short' })
}

/** An ISO time → `20.11.2026` or `20 Nov 2026`. */
export function formatDate(iso: string, language: UiLanguage): string {
  return new Date(iso).toLocaleDateString(locales[language], { dateStyle: 'medium' })
}

/** An ISO time → `14:05:09`. */
export function formatTime(iso: string, language: UiLanguage): string {
  return new Date(iso).toLocaleTimeString(locales[language])
}

import type { UiLanguage } from './languages.ts'

/** How numbers and dates are written in each language. */
export const locales = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<UiLanguage, string>

/** `12345` → `12.345` or `12,345`. */
export function formatNumber(value: number, language: UiLanguage): string {
  return value.toLocaleString(locales[language])
}

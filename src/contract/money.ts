import type { UiLanguage } from './languages.ts'
import { locales } from './numbers.ts'

// Created on first use: it takes a browser some milliseconds, and the first screen shows no amounts.
const formats = new Map<string, Intl.NumberFormat>()

/** `1234` → `12,34 €` or `€12.34`. Source: docs/specification/README.md#languages */
export function formatCents(amountCents: number, language: UiLanguage): string {
  return formatEuros(amountCents / 100, language)
}

/** `1234` → `+12,34 €` or `+€12.34`, for transactions. */
export function formatSignedCents(amountCents: number, language: UiLanguage): string {
  return formatEuros(amountCents / 100, language, { signDisplay: 'exceptZero' })
}

/** Euros with other digits than two, or with their sign: `10` → `10 €` with `maximumFractionDigits: 0`. */
export function formatEuros(
  euros: number,
  language: UiLanguage,
  options: Intl.NumberFormatOptions = {},
): string {
  const key = `${language} ${JSON.stringify(options)}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR', ...options })
  formats.set(key, format)
  // `Intl` writes a hyphen, which is shorter than the plus sign and allows a line break.
  return format.format(euros).replace('-', '−')
}

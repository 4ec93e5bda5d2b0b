import type { UiLanguage } from '#contract/languages.ts'
import { locales } from '#contract/numbers.ts'

export { formatNumber } from '#contract/numbers.ts'

/** `73` → `73 %` or `73%`. Takes percent, not a share. */
export function formatPercent(percent: number, language: UiLanguage): string {
  return (percent / 100).toLocaleString(locales[language], { style: 'percent' })
}

/** `1500000` → `1,5 MB`; B, KB and MB by 1,000, as the upload limit counts them. */
export function formatBytes(bytes: number, language: UiLanguage): string {
  const number = (value: number) => value.toLocaleString(locales[language], { maximumFractionDigits: 1 })
  if (bytes < 1_000) return `${number(bytes)} B`
  if (bytes < 1_000_000) return `${number(bytes / 1_000)} KB`
  return `${number(bytes / 1_000_000)} MB`
}

/** `3700` → `1 h 2 min`; the two largest units that matter. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  if (hours > 0) return `${hours} h ${minutes} min`
  if (minutes > 0) return `${minutes} min ${whole % 60} s`
  return `${whole} s`
}

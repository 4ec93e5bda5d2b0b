import type { UiLanguage } from '#contract/languages.ts'

const locales = { de: 'de-DE', en: 'en-GB' } as const
const microsPerCent = 10_000

/** How much of a revenue is left, rounded down to a tenth of a percent: all of it only where nothing was spent. */
export function formatShare(leftMicros: number, revenueCents: number, language: UiLanguage): string | null {
  if (revenueCents === 0) return null
  const thousandths = Math.floor((leftMicros * 1_000) / (revenueCents * microsPerCent))
  return (thousandths / 1_000).toLocaleString(locales[language], {
    style: 'percent',
    maximumFractionDigits: 1,
  })
}

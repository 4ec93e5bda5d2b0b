import type { ActivityOfUnit } from '#contract/entities/activity.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { locales } from '#contract/numbers.ts'

export interface Calls {
  made: number
  /** Calls that returned no texts. */
  inVain: number
}

/** The providers with at least one call, sorted by name. */
export function providersOf(series: readonly ActivityOfUnit[]): string[] {
  return [...new Set(series.flatMap(({ calls }) => calls.map(({ provider }) => provider)))].sort()
}

/** A provider's calls, in one or several days or months. */
export function callsOf(provider: string, ...units: readonly ActivityOfUnit[]): Calls {
  const own = units.flatMap(({ calls }) => calls.filter((call) => call.provider === provider))
  return {
    made: own.reduce((sum, { made }) => sum + made, 0),
    inVain: own.reduce((sum, { inVain }) => sum + inVain, 0),
  }
}

/** The share of failed calls, 0 to 1; 0 without calls. */
export function errorRate({ made, inVain }: Calls): number {
  return made === 0 ? 0 : inVain / made
}

/** `0.0251` → `2,5 %`; a single failure among thousands is not rounded to zero. */
export function formatRate(rate: number, language: UiLanguage): string {
  const write = (value: number) =>
    value.toLocaleString(locales[language], { style: 'percent', maximumFractionDigits: 1 })
  return rate > 0 && rate < 0.001 ? `< ${write(0.001)}` : write(rate)
}

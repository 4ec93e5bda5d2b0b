import type { UiLanguage } from '#contract/languages.ts'
import { oneLine } from './one-line.ts'

const marks: Record<UiLanguage, readonly [string, string]> = { de: ['„', '“'], en: ['“', '”'] }

/** Quotes a value that somebody else chose, on one line and without a link; it cannot close its quotation marks itself. */
export function quoteForeign(value: string, language: UiLanguage): string {
  const [opening, closing] = marks[language]
  return `${opening}${oneLine(value).replace(/["„“”‟«»]/g, '’')}${closing}`
}

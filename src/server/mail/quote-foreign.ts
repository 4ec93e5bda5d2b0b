import type { UiLanguage } from '#contract/languages.ts'
import { oneLine } from './one-line.ts'

const marks: Record<UiLanguage, readonly [string, string]> = { de: ['„', '“'], en: ['“', '”'] }

/** What somebody else chose, on one line, without a link, and in quotation marks that it can not end by itself. */
export function quoteForeign(value: string, language: UiLanguage): string {
  const [opening, closing] = marks[language]
  return `${opening}${oneLine(value).replace(/["„“”‟«»]/g, '’')}${closing}`
}

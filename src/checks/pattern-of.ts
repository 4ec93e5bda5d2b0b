import type { Language } from './languages/language.ts'
import { languages } from './languages/languages.ts'

/**
 * What stands in quotation marks. No mark is passed over on the way to the closing one, but an apostrophe within a word that single ones
 * may hold: a row of them would take for ever.
 */
export const quotation =
  /„[^„“”]*[“”]|“[^“”]*”|"[^"]*"|«[^«»]*»|»[^«»]*«|”[^”]*”|(?<![\p{L}\p{N}])['‘‚](?=\S)(?:[^'‘’‚]|(?<=\p{L})['’](?=\p{L}))*['’‘](?![\p{L}\p{N}])/gu

/** A text as the patterns of the language tables expect it: lower case, ' instead of ’, and without quoted text. */
export function tellingText(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").replace(quotation, ' " ').trim()
}

/** All sources of these tables as alternatives of one pattern, for text prepared by `tellingText`. */
export function alternativesOf(tables: readonly string[]): string {
  const sources = tables.flatMap((table) => table.split('\n')).map((line) => line.trim().replace(/\|$/, ''))
  // The ranges of \p{L} are ten times as many and are compiled again for every pattern.
  return sources.filter(Boolean).join('|').replaceAll('\\p{L}', '\\p{sc=Latn}')
}

/** Matches sentences that begin with a source from this table in any language. */
export function sentenceBeginning(table: (judged: Language['judged']) => string): RegExp {
  const sources = alternativesOf([...languages.values()].map(({ judged }) => table(judged)))
  return new RegExp(`(?:^[^\\p{sc=Latn}\\d]*|[.!?…,;]["')\\]]* )(?:${sources})(?!\\p{sc=Latn})`, 'u')
}

/** Matches every phrase from these sources at word boundaries. */
export function phrasePattern(table: string): RegExp {
  return new RegExp(`(?<!\\p{sc=Latn})(?:${alternativesOf([table])})(?!\\p{sc=Latn})`, 'gu')
}

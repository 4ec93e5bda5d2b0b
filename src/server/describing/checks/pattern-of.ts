import type { Language } from '#server/describing/languages/language.ts'
import { languages } from '#server/describing/languages/languages.ts'
import { quotation } from './quotation.ts'

/** What a pattern of the languages' tables is held against: lower case, ' for ’, and nothing that stands in quotation marks. */
export function tellingText(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").replace(quotation, ' " ').trim()
}

/** Each source of these tables as one alternative, for text that `tellingText` has prepared. */
export function alternativesOf(tables: readonly string[]): string {
  const sources = tables.flatMap((table) => table.split('\n')).map((line) => line.trim().replace(/\|$/, ''))
  // The ranges of \p{L} are ten times as many, and compiled for every pattern anew.
  return sources.filter(Boolean).join('|').replaceAll('\\p{L}', '\\p{sc=Latn}')
}

/** A pattern for sentences that begin with one of the sources that a table of any language holds. */
export function sentenceBeginning(table: (judged: Language['judged']) => string): RegExp {
  const sources = alternativesOf([...languages.values()].map(({ judged }) => table(judged)))
  return new RegExp(`(?:^[^\\p{sc=Latn}\\d]*|[.!?…,;]["')\\]]* )(?:${sources})(?!\\p{sc=Latn})`, 'u')
}

/** Every place where a phrase of these sources stands as words of its own. */
export function phrasePattern(table: string): RegExp {
  return new RegExp(`(?<!\\p{sc=Latn})(?:${alternativesOf([table])})(?!\\p{sc=Latn})`, 'gu')
}

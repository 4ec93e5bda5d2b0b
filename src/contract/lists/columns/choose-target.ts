import { builtInLanguages, findBuiltInLanguage } from '#contract/languages.ts'
import type { FilledText } from '#contract/lists/filled-texts.ts'
import { importForms } from './import-forms.ts'
import { recogniseExport } from './known-exports.ts'

/** The list that is filled, as stored with its job. */
export interface FilledList {
  headers: readonly string[]
  /** Position of the column of existing alt texts; null if there is none. */
  altColumn: number | null
}

/** A column by its position, or the header of a new last column. */
export type TargetColumn = number | { header: string }

const headersOf: Record<FilledText, string> = {
  altText: 'alt_text',
  description: 'description',
  keywords: 'keywords',
}

/**
 * The default column for a job's texts. Alt texts go into the list's own column for this language or the one that its system
 * imports; everything else goes into a new column, named as in the results.
 */
export function chooseTarget(
  { headers, altColumn }: FilledList,
  text: FilledText,
  language: string,
): TargetColumn {
  if (text !== 'altText') return newColumn({ headers }, text, language)
  const known = recogniseExport([...headers])
  const own = altColumn ?? known?.wishes.existingAlt ?? null
  if (own !== null) return inLanguage(headers, own, language) ?? newColumn({ headers }, text, language)
  const again = headers.indexOf(headerOf(text, language))
  if (again !== -1) return again
  return known
    ? { header: freeName(headers, importForms[known.system].altHeader) }
    : newColumn({ headers }, text, language)
}

/** A new column, named as in the results; if the name is taken, the next free number is added. */
export function newColumn(
  { headers }: Pick<FilledList, 'headers'>,
  text: FilledText,
  language: string,
): { header: string } {
  return { header: freeName(headers, headerOf(text, language)) }
}

function headerOf(text: FilledText, language: string): string {
  return text === 'keywords' ? headersOf.keywords : `${headersOf[text]}_${language}`
}

/** The counterpart of column `own` in this language; null if `own` is in another language. */
function inLanguage(headers: readonly string[], own: number, language: string): number | null {
  const header = headers[own] ?? ''
  const [, base = '', code = '', end = ''] = /^(.*[^a-z])([a-z]{2})(\)?)$/i.exec(header) ?? []
  const hasLanguage = findBuiltInLanguage(code.toLowerCase()) !== undefined
  if (hasLanguage && code.toLowerCase() === language) return own
  const stem = hasLanguage ? base : `${header}_`
  const tail = hasLanguage ? end : ''
  const codes = [language, builtInLanguages.find((known) => known.code === language)?.tag ?? language]
  const sibling = headers.findIndex((other) =>
    codes.some((wanted) => other.toLowerCase() === `${stem}${wanted}${tail}`.toLowerCase()),
  )
  if (sibling !== -1) return sibling
  return hasLanguage ? null : own
}

function freeName(headers: readonly string[], wanted: string): string {
  const taken = new Set(headers)
  let name = wanted
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}_${number}`
  return name
}

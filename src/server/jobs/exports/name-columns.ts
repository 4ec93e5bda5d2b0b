import type { ExportColumn } from './export-columns.ts'

/**
 * The header of an export: the list's own columns unchanged, then the added ones. A name that is taken gets `_2`, or the next free number.
 */
export function nameColumns(
  listed: readonly string[],
  added: readonly ExportColumn[],
  languages: readonly string[],
): string[] {
  const header = [...listed]
  const taken = new Set(listed)
  for (const wanted of added.flatMap((column) => headersOf(column, languages))) {
    const name = findFreeName(wanted, taken)
    taken.add(name)
    header.push(name)
  }
  return header
}

function headersOf(column: ExportColumn, languages: readonly string[]): string[] {
  if ('header' in column) return [column.header]
  return languages.flatMap((code) => column.forEachLanguage.map(({ header }) => `${header}_${code}`))
}

function findFreeName(wanted: string, taken: Set<string>): string {
  let name = wanted
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}_${number}`
  return name
}

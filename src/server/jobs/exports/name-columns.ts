/** Columns every export has after the texts. Those that no feature fills yet stay empty. */
const closingColumns = [
  'needs_review',
  'decorative',
  'model',
  'prompt_version',
  'generated_at',
  'edited',
  'approved',
]

/** The header of an export: the list's own columns unchanged, then the added ones. */
export function nameColumns(columns: readonly string[], languages: readonly string[]): string[] {
  return addColumns(columns, addedColumns(languages))
}

/** A header with columns added. One whose name is taken gets `_2`, or the next number that is free. */
export function addColumns(columns: readonly string[], added: readonly string[]): string[] {
  const header = [...columns]
  const taken = new Set(columns)
  for (const wanted of added) {
    const name = findFreeName(wanted, taken)
    taken.add(name)
    header.push(name)
  }
  return header
}

function addedColumns(languages: readonly string[]): string[] {
  const texts = languages.flatMap((code) => [`alt_text_${code}`, `description_${code}`])
  return ['filename', 'success', 'error', 'keywords', 'interpretation', ...texts, ...closingColumns]
}

function findFreeName(wanted: string, taken: Set<string>): string {
  let name = wanted
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}_${number}`
  return name
}

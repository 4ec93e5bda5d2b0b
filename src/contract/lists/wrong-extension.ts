import { chooseDelimiter } from './choose-delimiter.ts'
import { findHeaderLine } from './find-header-line.ts'
import type { TextListFile } from './list-files.ts'

// A list can be a single line of many megabytes.
const lookedAtCharacters = 10_000

type WrongExtension = 'json_named_csv' | 'csv_named_json' | 'not_ndjson'

/** The refusal for a list whose name ends in `kind` although it begins like another kind; null if its name is right. */
export function wrongExtension(kind: TextListFile, beginning: string): WrongExtension | null {
  switch (kind) {
    case 'csv':
      return looksLikeJson(beginning) ? 'json_named_csv' : null
    case 'json':
      return looksLikeCsv(beginning.slice(0, lookedAtCharacters)) ? 'csv_named_json' : null
    case 'ndjson':
    case 'jsonl':
      return /^\ufeff?\s*[^{\s]/.test(beginning) ? 'not_ndjson' : null
  }
}

/** Whether a text named .csv begins like JSON. A CSV header never opens with `["`, `[{`, `{"` or the like. */
function looksLikeJson(beginning: string): boolean {
  return /^\ufeff?\s*(?:\[\s*(?:["{[\]]|$)|\{\s*(?:["}]|$))/.test(beginning)
}

/** Whether a text named .json begins like a CSV: with a header line of at least two columns, or a bare address. */
function looksLikeCsv(beginning: string): boolean {
  if (/^\ufeff?\s*[[{]/.test(beginning)) return false
  const header = findHeaderLine(beginning)
  if (header === null) return false
  return chooseDelimiter(header) !== null || /^[^"]*$/.test(header)
}

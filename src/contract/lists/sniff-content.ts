import { chooseDelimiter } from './choose-delimiter.ts'
import { findHeaderLine } from './header-line.ts'

/** Does a text that is named .csv begin as JSON does? A CSV header never opens with `["`, `[{`, `{"` or the like. */
export function looksLikeJson(beginning: string): boolean {
  return /^\ufeff?\s*(?:\[\s*(?:["{[\]]|$)|\{\s*(?:["}]|$))/.test(beginning)
}

/** Does a text that is named .json begin as a CSV does: with a header line of two columns and more, or a bare address? */
export function looksLikeCsv(beginning: string): boolean {
  if (/^\ufeff?\s*[[{]/.test(beginning)) return false
  const line = findHeaderLine(beginning, true)
  if (!line) return false
  const header = beginning.slice(line.start, line.end)
  return chooseDelimiter(header) !== null || /^[^"]*$/.test(header)
}

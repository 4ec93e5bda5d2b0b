export const delimiters = [',', ';', '\t', '|'] as const

/** What separates a list's cells; null if nothing does and the list has one column. */
export type Delimiter = (typeof delimiters)[number] | null

// Until the delimiter is known, a quotation mark after any candidate opens a cell.
const quotedCells = /(^|[,;\t|]) *"[^"]*(?:""[^"]*)*"/g

/**
 * The delimiter that gives the header line the most columns; in a tie, the first of `, ; tab |`.
 * Null if none gives two. Source: docs/specification/lists.md#lists
 */
export function chooseDelimiter(headerLine: string): Delimiter {
  const unquoted = headerLine.replace(quotedCells, '$1')
  let best: Delimiter = null
  let most = 1
  for (const delimiter of delimiters) {
    const columns = unquoted.split(delimiter).length
    if (columns <= most) continue
    best = delimiter
    most = columns
  }
  return best
}

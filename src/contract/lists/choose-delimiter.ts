export const delimiters = [',', ';', '\t', '|'] as const

/** What separates a list's cells; null: nothing does, the list has one column. */
export type Delimiter = (typeof delimiters)[number] | null

// While the delimiter is sought, a quotation mark after any of them opens a cell.
const quotedCells = /(^|[,;\t|]) *"[^"]*(?:""[^"]*)*"/g

/**
 * The delimiter that gives the header line the most columns; of two that give as many, the earlier of `, ; tab |`.
 * Null when none gives two. Source: docs/specification.md#lists
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

import type { Delimiter } from '#contract/lists/choose-delimiter.ts'
import { closingQuote, isCellEnd } from '#contract/lists/quotes.ts'
import type { LineBreak } from '#server/jobs/lists/create-line-break-counter.ts'

/** The position of a record in a text: its cells are separated by one character each, the first begins at `start`. */
export interface FoundRecord {
  start: number
  /** The end of each cell, including its quotation marks and the blanks after them. */
  ends: number[]
  /** Where the next record begins. */
  next: number
  /** Readers skip it without counting it. */
  isBlank: boolean
}

export interface RecordForm {
  delimiter: Delimiter
  /** Whether blanks separate the delimiter from quotation marks. */
  isPadded?: boolean
  /** Null: line breaks are mixed; LF then ends a line, with any CR before it. */
  lineBreak: LineBreak | null
  /** Whether a text contains only what `trim` removes. The text's units may not be its characters. */
  isBlank: (units: string) => boolean
}

/**
 * Finds the positions of the records that `parseCsv` reads (#server/jobs/lists/parse-csv.ts), and of the blank ones between them.
 * `text` begins with a record; an incomplete one at its end is left unless `isLast`.
 */
export function* findRecords(text: string, isLast: boolean, form: RecordForm): Generator<FoundRecord> {
  const { delimiter, lineBreak, isBlank } = form
  const newline = lineBreak ?? '\n'
  let nextDelimiter = seekDelimiter(0)
  let nextBreak = text.indexOf(newline)
  let start = 0
  while (start < text.length) {
    const record = findRecord()
    if (!record) return
    yield record
    start = record.next
  }

  function seekDelimiter(from: number): number {
    return delimiter === null ? -1 : text.indexOf(delimiter, from)
  }

  function moveTo(at: number): void {
    if (nextDelimiter !== -1 && nextDelimiter < at) nextDelimiter = seekDelimiter(at)
    if (nextBreak !== -1 && nextBreak < at) nextBreak = text.indexOf(newline, at)
  }

  function findRecord(): FoundRecord | null {
    const ends: number[] = []
    let at = start
    for (;;) {
      moveTo(at)
      const open = withoutPad(text, at, form)
      const end = text[open] === '"' ? findQuotedEnd(open) : findPlainEnd()
      if (end === null) return null
      const isBreak = end === nextBreak || end === text.length
      if (!isBreak) {
        ends.push(end)
        at = end + 1
        continue
      }
      // If line breaks are mixed, the CR before LF belongs to no cell.
      const isPair = lineBreak === null && end > at && text[end - 1] === '\r'
      ends.push(isPair ? end - 1 : end)
      const next = end === text.length ? end : end + newline.length
      return { start, ends, next, isBlank: isBlankRecord(ends) }
    }
  }

  function findPlainEnd(): number | null {
    if (nextDelimiter !== -1 && (nextBreak === -1 || nextDelimiter < nextBreak)) return nextDelimiter
    if (nextBreak !== -1) return nextBreak
    return isLast ? text.length : null
  }

  /** The first quotation mark followed by the delimiter, a line break or the end of the text, ignoring blanks, closes the cell. */
  function findQuotedEnd(open: number): number | null {
    for (let close = text.indexOf('"', open + 1); close !== -1; close = text.indexOf('"', close + 1)) {
      if (close === text.length - 1) return isLast ? text.length : null
      if (text[close + 1] === '"') {
        close += 1
        continue
      }
      moveTo(close + 1)
      const end = findPlainEnd()
      if (end === null) return null
      // The end of the text is not a delimiter: blanks before it belong to a cell that was never closed.
      if (end !== text.length && (end === close + 1 || isBlank(text.slice(close + 1, end)))) return end
    }
    return isLast ? text.length : null
  }

  function isBlankRecord(ends: number[]): boolean {
    return ends.length === 1 && isBlank(unquoted(text.slice(start, ends[0])))
  }
}

/** The position of the quotation mark that opens the cell at `at`, ignoring blanks before it; `at` if there is none. */
export function withoutPad(
  text: string,
  at: number,
  { isPadded, delimiter }: Omit<RecordForm, 'isBlank'>,
): number {
  if (!isPadded || text[at] !== ' ') return at
  let mark = at
  while (text[mark] === ' ') mark += 1
  if (text[mark] !== '"') return at
  const close = closingQuote(text, mark)
  return close !== -1 && isCellEnd(text, close + 1, `${delimiter ?? ''}\r\n`) ? mark : at
}

/** The cell's text without quotation marks, doubled ones read as one. */
export function unquoted(cell: string): string {
  if (!cell.startsWith('"')) return cell
  return cell.slice(1, Math.max(1, cell.lastIndexOf('"'))).replaceAll('""', '"')
}

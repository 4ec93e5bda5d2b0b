import type { Delimiter } from '#contract/lists/choose-delimiter.ts'
import { closingQuote } from '#contract/lists/closing-quote.ts'
import { isCellEnd } from '#contract/lists/is-opening-quote.ts'
import type { LineBreak } from '#server/jobs/lists/create-line-break-counter.ts'

/** Where a record stands in a text: its cells are parted by one character each, the first begins at `start`. */
export interface FoundRecord {
  start: number
  /** Where each cell ends, its quotation marks and the blanks behind them included. */
  ends: number[]
  /** Where the next record begins. */
  next: number
  /** Readers pass it over, and don't count it. */
  isBlank: boolean
}

export interface RecordForm {
  delimiter: Delimiter
  /** Blanks stand between the delimiter and quotation marks. */
  isPadded?: boolean
  /** Null: lines end in more than one way; then LF ends them, with any CR before it. */
  lineBreak: LineBreak | null
  /** Does a text hold nothing but what `trim` takes off? The text's units may not be its characters. */
  isBlank: (units: string) => boolean
}

/**
 * Finds where the records of a CSV stand that `parseCsv` reads (#server/jobs/lists/parse-csv.ts), and the blank ones between them. `text`
 * begins with a record; what is not whole at its end is left, unless `isLast`.
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
      // Where lines end in more than one way the CR before LF belongs to no cell.
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

  /** The first mark closes the cell that the delimiter, a line break or the text's end follows, blanks between them or not. */
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
      // The text's end is no delimiter: blanks before it are text of a cell that was never closed.
      if (end !== text.length && (end === close + 1 || isBlank(text.slice(close + 1, end)))) return end
    }
    return isLast ? text.length : null
  }

  function isBlankRecord(ends: number[]): boolean {
    return ends.length === 1 && isBlank(unquoted(text.slice(start, ends[0])))
  }
}

/** Where the quotation mark stands that opens the cell which begins at `at`, blanks before it or not; `at` where none does. */
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

/** The cell's text: quotation marks taken off, doubled ones read as one. */
export function unquoted(cell: string): string {
  if (!cell.startsWith('"')) return cell
  return cell.slice(1, Math.max(1, cell.lastIndexOf('"'))).replaceAll('""', '"')
}

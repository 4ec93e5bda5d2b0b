/**
 * The rows of a table as spreadsheets put it on the clipboard, with cells in quotation marks if they contain line breaks or the delimiter.
 * A quotation mark that does not enclose the whole cell belongs to it: spreadsheets leave `5" x 3"` as it is.
 */
export function* readGrid(text: string, delimiter: string): Generator<string[]> {
  const cellEnd = new RegExp(`[${delimiter === '|' ? '\\|' : delimiter}\\r\\n]`, 'g')
  let at = 0
  while (at < text.length) {
    const cells: string[] = []
    for (;;) {
      const close = text[at] === '"' ? closingQuote(text, at, delimiter) : -1
      if (close !== -1) {
        cells.push(text.slice(at + 1, close).replaceAll('""', '"'))
        at = close + 1
      } else {
        cellEnd.lastIndex = at
        const end = cellEnd.exec(text)?.index ?? text.length
        cells.push(text.slice(at, end))
        at = end
      }
      if (text[at] !== delimiter) break
      at += 1
    }
    at += text.startsWith('\r\n', at) ? 2 : 1
    yield cells
  }
}

/** -1: the quotation mark at this position does not enclose a cell. */
function closingQuote(text: string, at: number, delimiter: string): number {
  let quote = text.indexOf('"', at + 1)
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2)
  if (quote === -1) return -1
  const next = text[quote + 1]
  const ends = next === undefined || next === delimiter || next === '\n' || next === '\r'
  return ends ? quote : -1
}

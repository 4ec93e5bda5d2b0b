/** One row of cells, quoted where necessary to be read back unchanged. */
export function writeCells(cells: readonly string[], delimiter: string): string {
  return cells.map(writeCell).join(delimiter)
}

// Quotes everything that could be taken for a delimiter, so that the delimiter is detectable from the header line.
function writeCell(cell: string): string {
  const isPlain = !/[",;|\t\r\n]/.test(cell) && cell.trim() === cell
  return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`
}

/** One row of cells, with what each needs to be read again as it is. */
export function writeCells(cells: readonly string[], delimiter: string): string {
  return cells.map(writeCell).join(delimiter)
}

// Whatever could be taken for a delimiter is enclosed: a header line tells by itself what its delimiter is.
function writeCell(cell: string): string {
  const isPlain = !/[",;|\t\r\n]/.test(cell) && cell.trim() === cell
  return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`
}

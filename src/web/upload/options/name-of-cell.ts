/** What a picture's address calls it: the last part of its path, readable, or the address itself. */
export function nameOfCell(cell: string): string {
  const path = cell.trim().replace(/[?#].*$/s, '')
  const name = path.split(/[/\\]/).findLast((part) => part !== '') ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    // `100%.jpg` is a name like any other.
    return name
  }
}

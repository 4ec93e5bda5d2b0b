import { withoutHidden } from './without-hidden.ts'

/** Is a row the header once more, as where files were put together? It is no row of a picture. */
export function isHeaderAgain(cells: readonly string[], headers: readonly string[]): boolean {
  const [first = ''] = cells
  if (!first.endsWith(headers[0] ?? '') || cells.length !== headers.length) return false
  return (
    withoutHidden(first) === headers[0] && cells.slice(1).every((cell, index) => cell === headers[index + 1])
  )
}

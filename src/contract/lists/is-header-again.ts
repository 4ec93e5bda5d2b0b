import { withoutHidden } from './without-hidden.ts'

/** Whether a row repeats the header, as in concatenated files. Such a row is not a picture. */
export function isHeaderAgain(cells: readonly string[], headers: readonly string[]): boolean {
  const [first = ''] = cells
  if (!first.endsWith(headers[0] ?? '') || cells.length !== headers.length) return false
  return (
    withoutHidden(first) === headers[0] && cells.slice(1).every((cell, index) => cell === headers[index + 1])
  )
}

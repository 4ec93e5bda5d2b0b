import { holdsAddress } from './is-address.ts'

/**
 * Whether the first of these rows contains headers: it does not if it contains an address, or if it is empty above the column with the
 * addresses.
 */
export function hasHeader([first = [], ...rows]: string[][]): boolean {
  if (first.some(holdsAddress)) return false
  const columns = Math.max(0, ...rows.map((cells) => cells.length))
  const addresses = Array.from(
    { length: columns },
    (_, column) => rows.filter((cells) => holdsAddress(cells[column] ?? '')).length,
  )
  const most = Math.max(0, ...addresses)
  return most === 0 || (first[addresses.indexOf(most)] ?? '').trim() !== ''
}

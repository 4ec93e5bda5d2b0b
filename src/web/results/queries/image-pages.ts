/** Images that are asked for at a time. */
export const imagesPerPage = 200

/** Images before and after the open one that are shown beside it. */
export const neighbours = 12

/** The pages that hold the rows from `first` to `last`, both counted from 0 and included. */
export function pagesOf(first: number, last: number): number[] {
  const firstPage = pageOf(first)
  return Array.from({ length: Math.max(0, pageOf(last) - firstPage + 1) }, (_, index) => firstPage + index)
}

export function pageOf(row: number): number {
  return Math.floor(row / imagesPerPage)
}

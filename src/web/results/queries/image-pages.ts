/** Images per request. */
export const imagesPerPage = 200

/** Number of images shown before and after the open one. */
export const neighbours = 12

/** The pages that contain the rows `first` to `last`, zero-based and inclusive. */
export function pagesOf(first: number, last: number): number[] {
  const firstPage = pageOf(first)
  return Array.from({ length: Math.max(0, pageOf(last) - firstPage + 1) }, (_, index) => firstPage + index)
}

export function pageOf(row: number): number {
  return Math.floor(row / imagesPerPage)
}

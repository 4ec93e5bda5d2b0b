export interface Lines {
  columns: number
  /** In pixels. */
  lineHeight: number
}

/** Where a sheet is scrolled to, in pixels, so that the first image in sight is the same as before its lines changed. */
export function scrollAfterResize(scrollTop: number, before: Lines, after: Lines): number {
  if (before.columns === after.columns && before.lineHeight === after.lineHeight) return scrollTop
  const lines = scrollTop / before.lineHeight
  const firstRow = Math.floor(lines) * before.columns
  const within = before.columns === after.columns ? lines % 1 : 0
  return (Math.floor(firstRow / after.columns) + within) * after.lineHeight
}

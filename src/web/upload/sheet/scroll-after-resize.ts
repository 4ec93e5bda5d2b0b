export interface Lines {
  columns: number
  /** In pixels. */
  lineHeight: number
}

/** The scroll position in pixels at which the first visible image stays the same after the layout changed. */
export function scrollAfterResize(scrollTop: number, before: Lines, after: Lines): number {
  if (before.columns === after.columns && before.lineHeight === after.lineHeight) return scrollTop
  const lines = scrollTop / before.lineHeight
  const firstRow = Math.floor(lines) * before.columns
  const within = before.columns === after.columns ? lines % 1 : 0
  return (Math.floor(firstRow / after.columns) + within) * after.lineHeight
}

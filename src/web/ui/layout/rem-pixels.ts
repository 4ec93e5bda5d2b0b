/** The pixels of one rem, which grows with the browser's text size. */
export function remPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}

/** Engines store lengths as integers: Gecko in CSS pixels, Blink in device pixels. */
const cssPixels = 17_500_000
const devicePixels = 33_000_000

/** The number of rows of a height that the browser can stack before it silently drops the rest. */
export function listCapacity(rowHeight: number, devicePixelRatio: number): number {
  return Math.floor(Math.min(cssPixels, devicePixels / devicePixelRatio) / rowHeight)
}

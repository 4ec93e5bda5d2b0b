/** Engines keep lengths in whole numbers: Gecko counts CSS pixels, Blink those of the device. */
const cssPixels = 17_500_000
const devicePixels = 33_000_000

/** How many rows of a height the browser can stack in one page before it loses the rest without a word. */
export function listCapacity(rowHeight: number, devicePixelRatio: number): number {
  return Math.floor(Math.min(cssPixels, devicePixels / devicePixelRatio) / rowHeight)
}

const firstMs = 1_500
const longestMs = 10_000

/** The delay before the next poll, after this many: short at first, then growing. */
export function pollDelayMs(looks: number): number {
  return Math.min(longestMs, firstMs * 1.4 ** Math.max(0, looks - 1))
}

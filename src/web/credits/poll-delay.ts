const firstMs = 1_500
const longestMs = 10_000

/** How long to wait before the next look, after so many: soon at first, then ever more seldom. */
export function pollDelayMs(looks: number): number {
  return Math.min(longestMs, firstMs * 1.4 ** Math.max(0, looks - 1))
}

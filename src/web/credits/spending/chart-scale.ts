const mostSteps = 4

/**
 * The amounts at which a chart's lines stand, from 0 to at least `maxCents`, equally far apart: at most five, at steps
 * of 1, 2 or 5 times a power of ten.
 */
export function chartTicks(maxCents: number): number[] {
  const step = niceStep(Math.max(1, maxCents) / mostSteps)
  const steps = Math.max(1, Math.ceil(maxCents / step))
  return Array.from({ length: steps + 1 }, (_, place) => place * step)
}

/** How high each bar is, as a share of the chart's height. What is more than nothing stays visible. */
export function barShares(cents: readonly number[], topCents: number): number[] {
  return cents.map((amount) => (amount === 0 ? 0 : Math.max(0.01, amount / topCents)))
}

/** Which bars have their name below them: the last one, and before it each that is a multiple of `every` away. */
export function isNamed(place: number, count: number, every: number): boolean {
  return (count - 1 - place) % every === 0
}

function niceStep(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? 10 * power
}

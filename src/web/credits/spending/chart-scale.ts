const mostSteps = 4

/** The tick values of a chart, evenly spaced from 0 to at least `maxCents`: at most five steps of 1, 2 or 5 times a power of ten. */
export function chartTicks(maxCents: number): number[] {
  const step = niceStep(Math.max(1, maxCents) / mostSteps)
  const steps = Math.max(1, Math.ceil(maxCents / step))
  return Array.from({ length: steps + 1 }, (_, place) => place * step)
}

/** The height of each bar as a share of the chart's height. Every amount above zero stays visible. */
export function barShares(cents: readonly number[], topCents: number): number[] {
  return cents.map((amount) => (amount === 0 ? 0 : Math.max(0.01, amount / topCents)))
}

/** Whether a bar has a label: the last one has, and every `every`th before it. */
export function isNamed(place: number, count: number, every: number): boolean {
  return (count - 1 - place) % every === 0
}

function niceStep(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? 10 * power
}

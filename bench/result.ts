/** One row of the table: the ratio of two figures from the same run. */
export interface BenchResult {
  name: string
  measured: string
  baseline: string
  ratio: number
  limit: number
  /** Whether the limit is a floor or a ceiling. Default: ceiling. */
  bound?: 'at least' | 'at most'
  memoryGrowthMb?: number
  memoryLimitMb?: number
}

export function isWithinLimits({ ratio, limit, bound, memoryGrowthMb, memoryLimitMb }: BenchResult): boolean {
  const isRatioFine = bound === 'at least' ? ratio >= limit : ratio <= limit
  return isRatioFine && (memoryGrowthMb ?? 0) <= (memoryLimitMb ?? Number.POSITIVE_INFINITY)
}

export function formatRate(perSecond: number): string {
  return `${perSecond.toFixed(1)}/s`
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN
}

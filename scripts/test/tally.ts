export interface Tally {
  passed: number
  failed: number
  skipped: number
  /** What failed, with the beginning of each error: logs of long runs are read from the end. */
  failures: string[]
}

export function addUp(tallies: Tally[]): Tally {
  const sum = (kind: 'passed' | 'failed' | 'skipped') =>
    tallies.reduce((total, tally) => total + tally[kind], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: tallies.flatMap(({ failures }) => failures),
  }
}

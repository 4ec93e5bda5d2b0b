export type Tally = { passed: number; failed: number; skipped: number }

export function addUp(tallies: Tally[]): Tally {
  const sum = (kind: keyof Tally) => tallies.reduce((total, tally) => total + tally[kind], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

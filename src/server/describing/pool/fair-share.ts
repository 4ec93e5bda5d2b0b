export interface Demand {
  process: string
  wanted: number
}

/**
 * How many of `places` a process gets: none more than it wants, what one leaves goes to the others evenly (max-min fairness), and all
 * that reckon with the same numbers come to the same shares. A process that wants something gets one at least.
 */
export function fairShare(places: number, mine: Demand, others: readonly Demand[]): number {
  const wanting = [mine, ...others]
    .map((one) => ({ ...one, wanted: Math.min(one.wanted, places) }))
    .toSorted((a, b) => a.wanted - b.wanted || (a.process < b.process ? -1 : 1))
  let left = places
  for (const [index, { process, wanted }] of wanting.entries()) {
    const share = Math.min(wanted, Math.floor(left / (wanting.length - index)))
    if (process === mine.process) return Math.max(share, Math.min(1, mine.wanted))
    left -= share
  }
  return 0
}

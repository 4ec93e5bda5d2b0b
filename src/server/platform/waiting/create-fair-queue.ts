/** Waiting items, by group. */
export interface FairQueue<T> {
  join(one: T): void
  /** Removes and returns the next item: of the group with the fewest active items, then of the one served longest ago. */
  take(): T | undefined
  /** Returns false if it was not in the queue. */
  quit(one: T): boolean
  all(): T[]
  length(): number
}

interface Rules<T, G> {
  groupOf(one: T): G
  underWayOf(group: G): number
}

export function createFairQueue<T, G>({ groupOf, underWayOf }: Rules<T, G>): FairQueue<T> {
  const groups = new Map<G, { waiting: T[]; lastTurn: number }>()
  let turns = 0
  let length = 0

  function drop(group: G, index: number): T | undefined {
    const waiting = groups.get(group)?.waiting ?? []
    const [gone] = waiting.splice(index, 1)
    if (waiting.length === 0) groups.delete(group)
    if (gone) length -= 1
    return gone
  }

  return {
    join(one) {
      const name = groupOf(one)
      const group = groups.get(name) ?? { waiting: [], lastTurn: turns++ }
      group.waiting.push(one)
      groups.set(name, group)
      length += 1
    },
    take() {
      const next = [...groups]
        .map(([name, group]) => ({ name, group, underWay: underWayOf(name) }))
        .reduce<Candidate<G> | null>((best, one) => (best && !isBefore(one, best) ? best : one), null)
      if (!next) return undefined
      next.group.lastTurn = turns++
      return drop(next.name, 0)
    },
    quit(one) {
      const group = groupOf(one)
      const index = groups.get(group)?.waiting.indexOf(one) ?? -1
      if (index >= 0) drop(group, index)
      return index >= 0
    },
    all: () => [...groups.values()].flatMap(({ waiting }) => waiting),
    length: () => length,
  }
}

interface Candidate<G> {
  name: G
  group: { lastTurn: number }
  underWay: number
}

function isBefore<G>(one: Candidate<G>, other: Candidate<G>): boolean {
  return (
    one.underWay < other.underWay ||
    (one.underWay === other.underWay && one.group.lastTurn < other.group.lastTurn)
  )
}

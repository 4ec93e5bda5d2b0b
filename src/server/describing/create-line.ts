export interface Waiting {
  party: string
}

/** Those who wait, by party. */
export interface Line<T extends Waiting> {
  join(one: T): void
  /** Whose turn it is leaves the line: one of the party with the fewest under way, then who has waited longest. */
  take(): T | undefined
  /** False: it was not in the line. */
  quit(one: T): boolean
  all(): T[]
  length(): number
}

export function createLine<T extends Waiting>(underWayOf: (party: string) => number): Line<T> {
  const parties = new Map<string, Array<{ one: T; turn: number }>>()
  let turns = 0
  let length = 0

  function drop(party: string, index: number): T | undefined {
    const waiting = parties.get(party) ?? []
    const [gone] = waiting.splice(index, 1)
    if (waiting.length === 0) parties.delete(party)
    if (gone) length -= 1
    return gone?.one
  }

  return {
    join(one) {
      const waiting = parties.get(one.party) ?? []
      waiting.push({ one, turn: turns++ })
      parties.set(one.party, waiting)
      length += 1
    },
    take() {
      let next: { party: string; underWay: number; turn: number } | null = null
      for (const [party, [first]] of parties) {
        const underWay = underWayOf(party)
        const { turn } = first!
        if (!next || underWay < next.underWay || (underWay === next.underWay && turn < next.turn))
          next = { party, underWay, turn }
      }
      return next ? drop(next.party, 0) : undefined
    },
    quit(one) {
      const index = parties.get(one.party)?.findIndex((waiting) => waiting.one === one) ?? -1
      if (index >= 0) drop(one.party, index)
      return index >= 0
    },
    all: () => [...parties.values()].flat().map(({ one }) => one),
    length: () => length,
  }
}

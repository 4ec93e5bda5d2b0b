export interface Waiting {
  party: string
}

/** Those who wait, by party. */
export interface Line<T extends Waiting> {
  join(one: T): void
  /** Whose turn it is leaves the line: one of the party with the fewest under way, then of the one whose last turn is longest ago. */
  take(): T | undefined
  /** False: it was not in the line. */
  quit(one: T): boolean
  all(): T[]
  length(): number
}

export function createLine<T extends Waiting>(underWayOf: (party: string) => number): Line<T> {
  const parties = new Map<string, { waiting: T[]; lastTurn: number }>()
  let turns = 0
  let length = 0

  function drop(party: string, index: number): T | undefined {
    const waiting = parties.get(party)?.waiting ?? []
    const [gone] = waiting.splice(index, 1)
    if (waiting.length === 0) parties.delete(party)
    if (gone) length -= 1
    return gone
  }

  return {
    join(one) {
      const party = parties.get(one.party) ?? { waiting: [], lastTurn: turns++ }
      party.waiting.push(one)
      parties.set(one.party, party)
      length += 1
    },
    take() {
      const next = [...parties]
        .map(([name, party]) => ({ name, party, underWay: underWayOf(name) }))
        .reduce<Candidate | null>((best, one) => (best && !isBefore(one, best) ? best : one), null)
      if (!next) return undefined
      next.party.lastTurn = turns++
      return drop(next.name, 0)
    },
    quit(one) {
      const index = parties.get(one.party)?.waiting.indexOf(one) ?? -1
      if (index >= 0) drop(one.party, index)
      return index >= 0
    },
    all: () => [...parties.values()].flatMap(({ waiting }) => waiting),
    length: () => length,
  }
}

interface Candidate {
  name: string
  party: { lastTurn: number }
  underWay: number
}

function isBefore(one: Candidate, other: Candidate): boolean {
  return (
    one.underWay < other.underWay ||
    (one.underWay === other.underWay && one.party.lastTurn < other.party.lastTurn)
  )
}

/** One second as the provider saw it. */
export interface TrafficSecond {
  /** Since 1970. */
  second: number
  arrived: number
  /** Answered 429. */
  refused: number
  /** Answered 200. */
  answered: number
  /** Of the calls that were let in, weighted by time; of the current second so far. */
  meanUnderWay: number
  peakUnderWay: number
  /** The hidden limit in force at its end; null: none. */
  limit: number | null
}

interface Cell extends Omit<TrafficSecond, 'meanUnderWay'> {
  /** Milliseconds of this second that are counted, and calls under way × milliseconds. */
  countedMs: number
  area: number
}

const keptSeconds = 15 * 60

/** Keeps the last 15 minutes by the second, at a few additions for each call. `now`: milliseconds since 1970. */
export function createTrafficBook(now: () => number = Date.now) {
  const cells = new Map<number, Cell>()
  let limit: number | null = null
  let underWay = 0
  let at = now()
  let current = open(Math.floor(at / 1000))

  function open(second: number): Cell {
    const cell = {
      second,
      arrived: 0,
      refused: 0,
      answered: 0,
      peakUnderWay: underWay,
      limit,
      countedMs: 0,
      area: 0,
    }
    cells.set(second, cell)
    cells.delete(second - keptSeconds)
    return cell
  }

  /** Counts the time since the last event into its seconds. */
  function advance(): Cell {
    const time = Math.max(at, now())
    const oldest = Math.floor(time / 1000) - keptSeconds
    // After a long pause only what is kept has to be filled.
    if (current.second < oldest) {
      cells.clear()
      at = oldest * 1000
      current = open(oldest)
    }
    while (time >= (current.second + 1) * 1000) {
      count((current.second + 1) * 1000)
      current = open(current.second + 1)
    }
    count(time)
    return current
  }

  function count(until: number): void {
    current.countedMs += until - at
    current.area += (until - at) * underWay
    at = until
  }

  return {
    arrive() {
      advance().arrived += 1
    },
    admit() {
      const cell = advance()
      underWay += 1
      cell.peakUnderWay = Math.max(cell.peakUnderWay, underWay)
    },
    leave(wasAdmitted: boolean, status: number) {
      const cell = advance()
      if (wasAdmitted) underWay -= 1
      if (status === 429) cell.refused += 1
      if (status === 200) cell.answered += 1
    },
    setLimit(next: number | null) {
      const cell = advance()
      limit = next
      cell.limit = next
    },
    /** The oldest first. */
    read(): TrafficSecond[] {
      advance()
      return [...cells.values()].map(({ countedMs, area, ...cell }) => ({
        ...cell,
        meanUnderWay: countedMs > 0 ? area / countedMs : cell.peakUnderWay,
      }))
    },
    /** Calls under way stay counted as such. */
    forget() {
      cells.clear()
      at = now()
      current = open(Math.floor(at / 1000))
    },
  }
}

export type TrafficBook = ReturnType<typeof createTrafficBook>

/** Lets few of many do something at once; the others wait in line. */
export interface Turns {
  /** Calls `begin` when it is one's turn, at once where nobody is before. Call the answer to end the turn, or to leave the line. */
  take(begin: () => void): () => void
}

export function createTurns(atOnce: number): Turns {
  const taken = new Set<() => void>()
  const waiting = new Set<() => void>()

  const beginNext = () => {
    const [next] = waiting
    if (!next || taken.size >= atOnce) return
    waiting.delete(next)
    taken.add(next)
    next()
  }

  return {
    take(begin) {
      // Its own, so that two may hand in the same function.
      const mine = () => begin()
      waiting.add(mine)
      beginNext()
      return () => {
        waiting.delete(mine)
        if (taken.delete(mine)) beginNext()
      }
    },
  }
}

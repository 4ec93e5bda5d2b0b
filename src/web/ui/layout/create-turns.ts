/** Limits how many of many tasks run at once; the others wait in line. */
export interface Turns {
  /**
   * Calls `begin` when it is the caller's turn, at once if nothing is before it. The returned function ends the turn or leaves the line.
   */
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
      // A new function, so that the same one can be passed twice.
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

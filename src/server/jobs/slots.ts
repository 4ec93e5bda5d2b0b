/** A fixed number of places for images under way. */
export interface Slots {
  /** Runs the work as soon as a place is free. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** Is there a place that nobody waits for? */
  hasRoom(): boolean
}

/** `freed` is called each time that a place becomes free and nobody waits for it. */
export function createSlots(count: number, freed: () => void): Slots {
  const waiting: (() => void)[] = []
  let taken = 0

  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else {
      taken -= 1
      freed()
    }
  }

  return {
    async run(work) {
      if (taken < count) taken += 1
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await work()
      } finally {
        leave()
      }
    },
    hasRoom: () => taken < count && waiting.length === 0,
  }
}

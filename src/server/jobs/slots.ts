import { createLine } from '#server/describing/pool/create-line.ts'

/** A fixed number of places for images under way. */
export interface Slots {
  /** Runs the work as soon as a place is free. Those who wait take turns: the job (or user) with the fewest places is next. */
  run<T>(whose: number, work: () => Promise<T>): Promise<T>
  /** Is there a place that nobody waits for? */
  hasRoom(): boolean
  /** How many are taken. */
  taken(): number
  /** The jobs (or users) that wait for one. */
  waiting(): number[]
}

interface Waiting {
  party: string
  begin(): void
}

/** `freed` is called each time that a place becomes free and nobody waits for it. */
export function createSlots(count: number, freed: () => void): Slots {
  const taken = new Map<string, number>()
  const line = createLine<Waiting>((party) => taken.get(party) ?? 0)
  let free = count

  const take = (party: string) => taken.set(party, (taken.get(party) ?? 0) + 1)

  const leave = (party: string) => {
    const left = (taken.get(party) ?? 0) - 1
    if (left > 0) taken.set(party, left)
    else taken.delete(party)
    const next = line.take()
    if (next) {
      take(next.party)
      next.begin()
      return
    }
    free += 1
    freed()
  }

  return {
    async run(whose, work) {
      const party = String(whose)
      if (free > 0) {
        free -= 1
        take(party)
      } else await new Promise<void>((begin) => line.join({ party, begin }))
      try {
        return await work()
      } finally {
        leave(party)
      }
    },
    taken: () => count - free,
    hasRoom: () => free > 0 && line.length() === 0,
    waiting: () => [...new Set(line.all().map(({ party }) => Number(party)))],
  }
}

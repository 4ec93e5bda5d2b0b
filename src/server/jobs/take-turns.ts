import { createSlots } from './slots.ts'

export interface Turns {
  /** Runs the work when the user's earlier one is over and a place is free. */
  run<T>(userId: number, work: () => Promise<T>): Promise<T>
}

/**
 * Lets users take turns: one piece of work each, `atOnce` in all. Starts of jobs hold a database connection, those
 * that wait for another start of the same user as well: without turns twenty of them hold every connection there is.
 */
export function takeTurns(atOnce: number): Turns {
  const slots = createSlots(atOnce, () => {})
  const last = new Map<number, Promise<unknown>>()
  return {
    async run(userId, work) {
      const before = last.get(userId)
      const mine = Promise.allSettled([before]).then(() => slots.run(userId, work))
      last.set(userId, mine)
      try {
        return await mine
      } finally {
        if (last.get(userId) === mine) last.delete(userId)
      }
    },
  }
}

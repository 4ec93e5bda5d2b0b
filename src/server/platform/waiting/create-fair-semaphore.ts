import { createFairQueue } from './create-fair-queue.ts'

/** Limits concurrency and shares the places evenly among groups. */
export interface FairSemaphore<G> {
  /** Runs the work as soon as a place is free. Of all that wait, the group with the fewest places is next. */
  run<T>(group: G, work: () => Promise<T>): Promise<T>
  /** Whether there is a place that is free and not waited for. */
  hasRoom(): boolean
  /** How many are taken. */
  taken(): number
  /** The groups that wait for one. */
  waiting(): G[]
}

interface Waiter<G> {
  group: G
  begin(): void
}

/** `freed` is called each time a place becomes free that no work waits for. */
export function createFairSemaphore<G>(places: number, freed: () => void): FairSemaphore<G> {
  const takenBy = new Map<G, number>()
  const queue = createFairQueue<Waiter<G>, G>({
    groupOf: ({ group }) => group,
    underWayOf: (group) => takenBy.get(group) ?? 0,
  })
  let free = places

  const take = (group: G) => takenBy.set(group, (takenBy.get(group) ?? 0) + 1)

  const release = (group: G) => {
    const left = (takenBy.get(group) ?? 0) - 1
    if (left > 0) takenBy.set(group, left)
    else takenBy.delete(group)
    const next = queue.take()
    if (next) {
      take(next.group)
      next.begin()
      return
    }
    free += 1
    freed()
  }

  return {
    async run(group, work) {
      if (free > 0) {
        free -= 1
        take(group)
      } else await new Promise<void>((begin) => queue.join({ group, begin }))
      try {
        return await work()
      } finally {
        release(group)
      }
    },
    taken: () => places - free,
    hasRoom: () => free > 0 && queue.length() === 0,
    waiting: () => [...new Set(queue.all().map(({ group }) => group))],
  }
}

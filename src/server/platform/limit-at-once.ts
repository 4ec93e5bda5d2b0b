/** How many operations of one kind can be in progress. */
export interface AtOnce {
  perUser: number
  perProcess: number
}

/** A place, to be released once; or none, because of the user's own operations or everybody's. */
export type Place = { release: () => void } | { full: 'user' | 'process' }

/** Counts operations in progress in this process, by user and in total; never waits. */
export function limitAtOnce({ perUser, perProcess }: AtOnce): {
  take(userId: number): Place
  /** How many places a user has. */
  taken(userId: number): number
} {
  const byUser = new Map<number, number>()
  let inAll = 0
  const taken = (userId: number) => byUser.get(userId) ?? 0
  return {
    taken,
    take(userId) {
      const own = taken(userId)
      if (own >= perUser) return { full: 'user' }
      if (inAll >= perProcess) return { full: 'process' }
      byUser.set(userId, own + 1)
      inAll += 1
      let isReleased = false
      const release = () => {
        if (isReleased) return
        isReleased = true
        inAll -= 1
        const left = byUser.get(userId)! - 1
        if (left === 0) byUser.delete(userId)
        else byUser.set(userId, left)
      }
      return { release }
    },
  }
}

/** Whose jobs are left aside for a while, each owner by themselves. */
export interface Cooldowns {
  add(ownerId: number, ms: number): void
  /** The owners that are left aside now. */
  current(): number[]
}

/** Keys may be replaced meanwhile, so none is longer than this. */
const longestMs = 60_000

/** Jobs whose providers do not answer are left aside: their chunks would only be taken up to be put back. */
export function createCooldowns(now: () => number = Date.now): Cooldowns {
  const until = new Map<number, number>()
  return {
    add(ownerId, ms) {
      const end = now() + Math.min(ms, longestMs)
      until.set(ownerId, Math.max(end, until.get(ownerId) ?? 0))
    },
    current() {
      for (const [ownerId, end] of until) if (end <= now()) until.delete(ownerId)
      return [...until.keys()]
    },
  }
}

/** Owners whose jobs are skipped for a while. */
export interface Cooldowns {
  add(ownerId: number, ms: number): void
  /** The owners that are skipped now. */
  current(): number[]
}

/** The longest cooldown, because keys may be replaced in the meantime. */
const longestMs = 60_000

/** Skips jobs whose providers do not answer: their chunks would only be claimed and put back. */
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

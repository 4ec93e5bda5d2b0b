/** Which jobs are left aside for a while, each by itself. */
export interface Cooldowns {
  add(jobId: number, ms: number): void
  /** The jobs that are left aside now. */
  current(): number[]
}

/** Keys may be replaced meanwhile, so none is longer than this. */
const longestMs = 60_000

/** A job whose providers do not answer is left aside: its chunks would only be taken up to be put back. */
export function createCooldowns(now: () => number = Date.now): Cooldowns {
  const until = new Map<number, number>()
  return {
    add(jobId, ms) {
      const end = now() + Math.min(ms, longestMs)
      until.set(jobId, Math.max(end, until.get(jobId) ?? 0))
    },
    current() {
      for (const [jobId, end] of until) if (end <= now()) until.delete(jobId)
      return [...until.keys()]
    },
  }
}

const atMostEveryMs = 100

export interface Announcer {
  say(jobId: number): void
  /** Says what is still owed. */
  close(): Promise<void>
}

/** Says at once that a job changed, then at most every 100 ms, and always once after the last change. */
export function createAnnouncer(announce: (jobId: number) => Promise<void>): Announcer {
  const resting = new Map<number, { timer: NodeJS.Timeout; isOwed: boolean }>()
  const saying = new Set<Promise<void>>()

  const sayNow = (jobId: number) => {
    // A lost word is no loss: who follows a job also looks by itself every few seconds.
    const said = announce(jobId)
      .catch(() => {})
      .finally(() => saying.delete(said))
    saying.add(said)
    resting.set(jobId, { isOwed: false, timer: setTimeout(() => wakeUp(jobId), atMostEveryMs) })
  }
  const wakeUp = (jobId: number) => {
    const rest = resting.get(jobId)
    resting.delete(jobId)
    if (rest?.isOwed) sayNow(jobId)
  }

  return {
    say(jobId) {
      const rest = resting.get(jobId)
      if (rest) rest.isOwed = true
      else sayNow(jobId)
    },
    async close() {
      for (const [jobId, rest] of resting) {
        clearTimeout(rest.timer)
        wakeUp(jobId)
      }
      for (const { timer } of resting.values()) clearTimeout(timer)
      await Promise.all(saying)
    },
  }
}

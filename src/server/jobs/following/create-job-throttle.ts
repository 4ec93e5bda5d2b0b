const atMostEveryMs = 100

/** Keeps announcements of each job apart in time. */
export interface JobThrottle {
  announce(jobId: number): void
  /** Sends what is still owed. */
  close(): Promise<void>
}

/** Sends at once that a job changed, then at most every 100 ms, and always once after the last change. */
export function createJobThrottle(send: (jobId: number) => Promise<void>): JobThrottle {
  const waiting = new Map<number, { timer: NodeJS.Timeout; isOwed: boolean }>()
  const sending = new Set<Promise<void>>()

  const sendNow = (jobId: number) => {
    // A lost word is no loss: a stream of the job also looks by itself every few seconds.
    const sent = send(jobId)
      .catch(() => {})
      .finally(() => sending.delete(sent))
    sending.add(sent)
    waiting.set(jobId, { isOwed: false, timer: setTimeout(() => endWait(jobId), atMostEveryMs) })
  }
  const endWait = (jobId: number) => {
    const wait = waiting.get(jobId)
    waiting.delete(jobId)
    if (wait?.isOwed) sendNow(jobId)
  }

  return {
    announce(jobId) {
      const wait = waiting.get(jobId)
      if (wait) wait.isOwed = true
      else sendNow(jobId)
    },
    async close() {
      for (const [jobId, wait] of waiting) {
        clearTimeout(wait.timer)
        endWait(jobId)
      }
      for (const { timer } of waiting.values()) clearTimeout(timer)
      await Promise.all(sending)
    },
  }
}

const atMostEveryMs = 100
/** A NOTIFY carries less than 8,000 bytes, and an id has ten digits at most. */
const mostIds = 500

/** Gathers which jobs changed. */
export interface ChangeAnnouncer {
  announce(jobId: number): void
  /** Sends what is still owed. */
  close(): Promise<void>
}

/**
 * Sends at once that a job changed, then at most every 100 ms one word with all jobs that changed meanwhile, and always once after
 * the last change of each. Make one per process: all who say something wait for one lock of the whole database.
 */
export function createChangeAnnouncer(send: (jobIds: number[]) => Promise<void>): ChangeAnnouncer {
  let owed = new Set<number>()
  const sending = new Set<Promise<void>>()
  let waiting: NodeJS.Timeout | undefined

  const sendOwed = () => {
    const jobIds = [...owed]
    owed = new Set()
    for (let from = 0; from < jobIds.length; from += mostIds) {
      // A lost word is no loss: those who follow a job also look by themselves every few seconds.
      const sent = send(jobIds.slice(from, from + mostIds))
        .catch(() => {})
        .finally(() => sending.delete(sent))
      sending.add(sent)
    }
  }
  const endWait = () => {
    waiting = undefined
    if (owed.size > 0) sendAndWait()
  }
  const sendAndWait = () => {
    sendOwed()
    waiting = setTimeout(endWait, atMostEveryMs)
  }

  return {
    announce(jobId) {
      owed.add(jobId)
      if (!waiting) sendAndWait()
    },
    async close() {
      clearTimeout(waiting)
      sendOwed()
      await Promise.all(sending)
    },
  }
}

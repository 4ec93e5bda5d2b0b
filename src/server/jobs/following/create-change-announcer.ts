const atMostEveryMs = 100
/** A NOTIFY payload is less than 8,000 bytes, and an id has at most ten digits. */
const mostIds = 500

/** Collects the ids of changed jobs. */
export interface ChangeAnnouncer {
  announce(jobId: number): void
  /** Sends what is still pending. */
  close(): Promise<void>
}

/**
 * Sends the first change of a job at once, then at most one notification every 100 ms with all jobs changed in between, and always one
 * after the last change of each. Create one per process: notifications wait for one lock of the whole database.
 */
export function createChangeAnnouncer(send: (jobIds: number[]) => Promise<void>): ChangeAnnouncer {
  let owed = new Set<number>()
  const sending = new Set<Promise<void>>()
  let waiting: NodeJS.Timeout | undefined

  const sendOwed = () => {
    const jobIds = [...owed]
    owed = new Set()
    for (let from = 0; from < jobIds.length; from += mostIds) {
      // A lost notification does no harm: followers also poll every few seconds.
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

import type { Database } from '#server/platform/open-database.ts'
import type { JobFeed } from './job-feed.ts'
import { readProgress } from './read-progress.ts'

const everyMs = 100
/** How many reads may follow each other without a pause after a quiet period. */
const mostAtATime = 5
/** Each may bring a thousand images into memory. */
const mostAtOnce = 100

export interface FeedReader {
  /** Something about this job may be new: its followers are updated soon. */
  refresh(feed: JobFeed): void
  close(): void
}

/**
 * Reads what is new for the feeds of many jobs in one query: at once, every 100 ms under load, or without a pause while very many wait.
 * `failed` is called if the database does not answer; the next refresh tries again. Create one per process.
 */
export function createFeedReader(db: Database, failed: (error: unknown) => void): FeedReader {
  const due = new Set<JobFeed>()
  // The end of a job needs queries of its own: other feeds do not wait for them, and its own feed continues afterwards.
  const telling = new Set<JobFeed>()
  let isReading = false
  let readAgainAt = 0
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const read = async () => {
    timer = undefined
    const feeds = [...due].filter((feed) => !telling.has(feed)).slice(0, mostAtOnce)
    for (const feed of feeds) due.delete(feed)
    const questions = feeds.filter(({ subscribers }) => subscribers.size > 0).map((feed) => feed.ask())
    if (questions.length === 0) return
    isReading = true
    readAgainAt = Math.max(readAgainAt, performance.now() - mostAtATime * everyMs) + everyMs
    try {
      const progress = await readProgress(db, questions)
      for (const { feed, jobId, tell } of questions) {
        telling.add(feed)
        tell(progress.get(jobId) ?? null)
          .catch(failed)
          .finally(() => {
            telling.delete(feed)
            schedule()
          })
      }
    } catch (error) {
      failed(error)
    }
    isReading = false
    schedule()
  }

  const schedule = () => {
    if (isClosed || isReading || timer) return
    const ready = [...due].filter((feed) => !telling.has(feed)).length
    if (ready === 0) return
    const pauseMs = ready >= mostAtOnce ? 0 : readAgainAt - performance.now()
    // Never in the same turn: one notification names many jobs, which are read together.
    timer = setTimeout(read, Math.max(0, pauseMs))
  }

  return {
    refresh(feed) {
      due.add(feed)
      schedule()
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

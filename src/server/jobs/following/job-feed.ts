import type { UiLanguage } from '#contract/languages.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { EventShapes } from './event-shapes.ts'
import { type Progress, readProgress } from './read-progress.ts'

export interface Subscriber {
  language: UiLanguage
  events: EventShapes
  /** The done number up to which this subscriber has heard everything. */
  cursor: number
  /** The status that this subscriber heard last: the same one is not said twice. */
  heard: string
  write(chunk: string): void
  end(): void
}

/** The subscribers of one job, served by one query however many they are. */
export interface JobFeed {
  subscribers: Set<Subscriber>
  /** Something may be new: tell them all. Calls that come while one is running become one more run. */
  refresh(): void
}

/** `failed` hears of a database that did not answer; the next refresh tries again. */
export function createJobFeed(db: Database, jobId: number, failed: (error: unknown) => void): JobFeed {
  const subscribers = new Set<Subscriber>()
  let isRunning = false
  let isOwed = false
  // Of a long job the done images are not gone through again each time.
  let firstOpen = 1

  const run = async () => {
    // A subscriber that comes while the database is asked has a cursor that was not asked for: the next run is its own.
    const hearing = [...subscribers]
    const oldest = Math.min(...hearing.map(({ cursor }) => cursor))
    const progress = await readProgress(db, jobId, oldest, firstOpen)
    firstOpen = progress?.underWay?.position ?? firstOpen
    const isOver = progress === null || progress.job.finishedAt !== null
    const rendered = new Map<string, string>()
    for (const subscriber of hearing) {
      if (!subscribers.has(subscriber)) continue
      const key = `${subscriber.events.name} ${subscriber.language} ${subscriber.cursor} ${subscriber.heard}`
      const text = rendered.get(key) ?? (await render(subscriber))
      rendered.set(key, text)
      if (text) subscriber.write(text)
      if (progress) {
        subscriber.cursor = progress.job.succeeded + progress.job.failed
        subscriber.heard = statusIn(progress, subscriber)
      }
      if (isOver) {
        subscribers.delete(subscriber)
        subscriber.end()
      }
    }

    async function render({ events, language, cursor, heard }: Subscriber): Promise<string> {
      if (!progress) return ''
      const { job, done } = progress
      const items = done
        .filter(({ doneNumber }) => doneNumber > cursor)
        .map((image) => message(events.image(image, job, language), image.doneNumber))
      const newest = job.succeeded + job.failed
      const status = statusIn(progress, { events, language })
      if (status !== heard) items.push(status)
      if (isOver) items.push(message(await events.end(db, job, language), newest))
      return items.join('')
    }
  }

  const refresh = () => {
    if (isRunning) {
      isOwed = true
      return
    }
    if (subscribers.size === 0) return
    isRunning = true
    run()
      .catch(failed)
      .finally(() => {
        isRunning = false
        if (isOwed) {
          isOwed = false
          refresh()
        }
      })
  }
  return { subscribers, refresh }
}

function statusIn(progress: Progress, { events, language }: Pick<Subscriber, 'events' | 'language'>): string {
  const { succeeded, failed } = progress.job
  return message(events.status(progress, language), succeeded + failed)
}

function message(event: object, id: number): string {
  return `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`
}

import type { UiLanguage } from '#contract/languages.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { EventShapes } from './event-shapes.ts'
import type { Progress, ProgressQuestion } from './read-progress.ts'

export interface Subscriber {
  language: UiLanguage
  events: EventShapes
  /** The done number up to which this subscriber has received everything. */
  cursor: number
  /** The last status sent to this subscriber: an unchanged one is not repeated. */
  heard: string
  write(chunk: string): void
  end(): void
}

/** The subscribers of one job, served by one query however many there are. */
export interface JobFeed {
  subscribers: Set<Subscriber>
  /** When it was last queried, in milliseconds of `performance.now()`. */
  askedAt: number
  /** What the current subscribers have not received yet. A feed has one open query at a time. */
  ask(): FeedQuestion
}

export interface FeedQuestion extends ProgressQuestion {
  feed: JobFeed
  /** Sends the result to those who were subscribed when it was queried; null: the job is gone. */
  tell(progress: Progress | null): Promise<void>
}

export function createJobFeed(db: Database, jobId: number): JobFeed {
  const subscribers = new Set<Subscriber>()
  // Skips the done images of a long job in later queries.
  let firstOpen = 1

  const tell = async (hearing: Subscriber[], progress: Progress | null) => {
    firstOpen = progress?.underWay?.position ?? firstOpen
    const isOver = progress === null || progress.job.finishedAt !== null
    const statuses = new Map<string, string>()
    const rendered = new Map<string, string>()
    for (const subscriber of hearing) {
      if (!subscribers.has(subscriber)) continue
      const { events, language, cursor, heard } = subscriber
      const shape = `${events.name} ${language}`
      // One shared string for all subscribers: each keeps it until the next one.
      const status = statuses.get(shape) ?? (progress ? statusIn(progress, subscriber) : '')
      statuses.set(shape, status)
      const key = `${shape} ${cursor} ${heard === status}`
      const text = rendered.get(key) ?? (await render(subscriber, status))
      rendered.set(key, text)
      if (text) subscriber.write(text)
      if (progress) {
        subscriber.cursor = progress.job.succeeded + progress.job.failed
        subscriber.heard = status
      }
      if (isOver) {
        subscribers.delete(subscriber)
        subscriber.end()
      }
    }

    async function render({ events, language, cursor, heard }: Subscriber, status: string): Promise<string> {
      if (!progress) return ''
      const { job, done } = progress
      const items = done
        .filter(({ doneNumber }) => doneNumber > cursor)
        .map((image) => message(events.image(image, job, language), image.doneNumber))
      const newest = job.succeeded + job.failed
      if (status !== heard) items.push(status)
      if (isOver) items.push(message(await events.end(db, job, language), newest))
      return items.join('')
    }
  }

  const feed: JobFeed = {
    subscribers,
    askedAt: Number.NEGATIVE_INFINITY,
    ask() {
      feed.askedAt = performance.now()
      // A subscriber that joins during the query has a cursor that the query did not cover: it is served by the next one.
      const hearing = [...subscribers]
      const cursor = Math.min(...hearing.map((subscriber) => subscriber.cursor))
      return { feed, jobId, cursor, firstOpen, tell: (progress) => tell(hearing, progress) }
    },
  }
  return feed
}

function statusIn(progress: Progress, { events, language }: Subscriber): string {
  const { succeeded, failed } = progress.job
  return message(events.status(progress, language), succeeded + failed)
}

function message(event: object, id: number): string {
  return `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`
}

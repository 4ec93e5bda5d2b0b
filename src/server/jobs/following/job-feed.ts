import type { UiLanguage } from '#contract/languages.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { EventShapes } from './event-shapes.ts'
import type { Progress, ProgressQuestion } from './read-progress.ts'

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

/** The subscribers of one job, served by one reading however many they are. */
export interface JobFeed {
  subscribers: Set<Subscriber>
  /** When it was asked for last, in milliseconds of `performance.now()`. */
  askedAt: number
  /** What those who follow now have not heard. Of one feed one question is open at a time. */
  ask(): FeedQuestion
}

export interface FeedQuestion extends ProgressQuestion {
  feed: JobFeed
  /** Tells those who followed when it was asked; null: the job is gone. */
  tell(progress: Progress | null): Promise<void>
}

export function createJobFeed(db: Database, jobId: number): JobFeed {
  const subscribers = new Set<Subscriber>()
  // Of a long job the done images are not gone through again each time.
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
      // One text for all of them: each keeps it until the next one.
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
      // A subscriber that comes while the database is asked has a cursor that was not asked for: the next question is its own.
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

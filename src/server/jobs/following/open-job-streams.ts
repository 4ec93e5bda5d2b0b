import type { Writable } from 'node:stream'
import { changedChannel } from '#server/jobs/channels.ts'
import { bounds } from '#server/platform/bounds.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createFeedReader } from './create-feed-reader.ts'
import { createJobFeed, type JobFeed, type Subscriber } from './job-feed.ts'

/** Readers take a line that is silent for much longer for dead: a process may be frozen with its connections open. */
const commentEveryMs = 5_000
/** A word that was lost (a worker was killed before it said it) is made up for after these two: at most 5 s. */
const silentMs = 4_000
const lookEveryMs = 1_000
/** A database that is back is not asked by all processes in the same moment. */
const spreadMs = 1_000
/** A subscriber that reads nothing is let go; the browser comes back with the last id it read. */
const mostUnreadBytes = 1_000_000
/** Whose stream gave way to a newer one comes back after this long: at once, they would end each other in a circle. */
const comeBackAfterMs = 30_000

type Heard = Pick<Subscriber, 'language' | 'events' | 'cursor'>

/** Somebody who follows a job. A class, as there are thousands: each function that one had of its own would be kept with it. */
class Follower implements Subscriber {
  readonly readerId: number
  readonly jobId: number
  readonly feed: JobFeed
  readonly stream: Writable
  readonly language: Heard['language']
  readonly events: Heard['events']
  cursor: number
  heard = ''

  constructor(readerId: number, jobId: number, feed: JobFeed, from: Heard, stream: Writable) {
    this.readerId = readerId
    this.jobId = jobId
    this.feed = feed
    this.stream = stream
    this.language = from.language
    this.events = from.events
    this.cursor = from.cursor
  }

  write(chunk: string) {
    if (this.stream.writableLength > mostUnreadBytes) this.stream.destroy()
    else this.stream.write(chunk)
  }

  end() {
    this.stream.end()
  }
}

export interface JobStreams {
  /**
   * Writes the progress of a job to an event stream, as `from` says, and ends it with the job. Of a reader who has too many
   * the oldest ends.
   */
  follow(reader: Owner, jobId: number, from: Heard, stream: Writable): void
  close(): void
}

/** Streams of all jobs that somebody follows in this process, fed by what any worker process says. */
export function openJobStreams({
  db,
  events,
  log,
  metrics,
}: Pick<Platform, 'db' | 'events' | 'log' | 'metrics'>): JobStreams {
  const feeds = new Map<number, JobFeed>()
  const streams = new Set<Writable>()
  /** The oldest first. */
  const byReader = new Map<number, Set<Follower>>()

  const offMetrics = metrics.beforeReading(() => metrics.streams.set(streams.size))
  const feedReader = createFeedReader(db, (error) => log.warn({ err: error }, 'progress was not read'))
  const refresh = (feed: JobFeed | undefined) => feed && feedReader.refresh(feed)
  const refreshAll = () => {
    for (const feed of feeds.values()) feedReader.refresh(feed)
  }
  /** Of whose job nothing was said for so long: perhaps it was said and lost. */
  const refreshSilent = () => {
    const before = performance.now() - silentMs
    for (const feed of feeds.values()) if (feed.askedAt < before) feedReader.refresh(feed)
  }
  let afterLoss: NodeJS.Timeout | undefined
  const listen = () =>
    events.on(changedChannel, (payload) => {
      if (payload) for (const jobId of payload.split(',')) refresh(feeds.get(Number(jobId)))
      else afterLoss = setTimeout(refreshAll, Math.random() * spreadMs)
    })
  /** Null while nobody follows anything here. */
  let endListening: (() => void) | null = null
  const looking = setInterval(refreshSilent, lookEveryMs)
  const commenting = setInterval(() => {
    for (const stream of streams) if (!stream.writableEnded) stream.write(': still here\n\n')
  }, commentEveryMs)

  const feedOf = (jobId: number): JobFeed => {
    const known = feeds.get(jobId)
    if (known) return known
    const feed = createJobFeed(db, jobId)
    feeds.set(jobId, feed)
    endListening ??= listen()
    return feed
  }

  const makeRoom = (reader: Owner) => {
    const own = byReader.get(reader.id)
    const [oldest] = own ?? []
    if (!own || !oldest || own.size < bounds.streamsPerUser) return
    metrics.boundsReached.inc({ bound: 'streamsPerUser' })
    leave(oldest)
    oldest.stream.end(`retry: ${comeBackAfterMs}\n\n`)
  }

  /** Who gave way leaves once more when their stream has closed. */
  const leave = (follower: Follower) => {
    const { readerId, jobId, feed } = follower
    const own = byReader.get(readerId)
    own?.delete(follower)
    if (own?.size === 0) byReader.delete(readerId)
    feed.subscribers.delete(follower)
    if (feed.subscribers.size === 0 && feeds.get(jobId) === feed) feeds.delete(jobId)
    if (feeds.size > 0) return
    endListening?.()
    endListening = null
  }

  return {
    follow(reader, jobId, from, stream) {
      // Who left meanwhile closes it no second time.
      if (stream.destroyed) return
      makeRoom(reader)
      const feed = feedOf(jobId)
      const own = byReader.get(reader.id) ?? new Set()
      byReader.set(reader.id, own)
      const follower = new Follower(reader.id, jobId, feed, from, stream)
      own.add(follower)
      feed.subscribers.add(follower)
      streams.add(stream)
      stream.on('close', () => {
        streams.delete(stream)
        leave(follower)
      })
      // A waiting reader must see that the line is open, past whatever waits for a first byte.
      stream.write(': open\n\n')
      feedReader.refresh(feed)
    },
    close() {
      offMetrics()
      endListening?.()
      clearTimeout(afterLoss)
      clearInterval(looking)
      feedReader.close()
      clearInterval(commenting)
      for (const stream of streams) stream.destroy()
    },
  }
}

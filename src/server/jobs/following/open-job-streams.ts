import type { Writable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { changedChannel } from '#server/jobs/channels.ts'
import { bounds } from '#server/platform/bounds.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createFeedReader } from './create-feed-reader.ts'
import { createJobFeed, type JobFeed, type Subscriber } from './job-feed.ts'

/** Readers consider a much longer silence a dead connection: a process may be frozen with its connections open. */
const commentEveryMs = 5_000
/** A lost notification (a worker was killed before it sent one) is made up for after the sum of these two: at most 5 s. */
const silentMs = 4_000
const lookEveryMs = 1_000
/** Spreads the queries of all processes after the database is back. */
const spreadMs = 1_000
/** A subscriber that does not read is disconnected; the browser reconnects with the last id it read. */
const mostUnreadBytes = 1_000_000
/**
 * A reader whose stream was replaced by a newer one reconnects after this time: if it did so at once, the streams would end each other in a
 * circle.
 */
const comeBackAfterMs = 30_000

type Heard = Pick<Subscriber, 'language' | 'events' | 'cursor'>

/** A follower of a job. A class, because there are thousands: a closure per follower would be kept for each of them. */
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
   * Writes the progress of a job to an event stream, starting at `from`, and ends the stream with the job. If a reader has too many
   * streams, their oldest one ends.
   */
  follow(reader: Owner, jobId: number, from: Heard, stream: Writable): void
  close(): void
}

/** Opens the streams of all jobs that are followed in this process, fed by the notifications of any worker process. */
export function openJobStreams({
  db,
  events,
  log,
  metrics,
}: Pick<Platform, 'db' | 'events' | 'log' | 'metrics'>): JobStreams {
  const feeds = new Map<number, JobFeed>()
  const streams = new Set<Writable>()
  /** Oldest first. */
  const byReader = new Map<number, Set<Follower>>()

  const offMetrics = metrics.beforeReading(() => metrics.streams.set(streams.size))
  const feedReader = createFeedReader(db, (error) => log.warn({ err: error }, 'progress was not read'))
  const refresh = (feed: JobFeed | undefined) => feed && feedReader.refresh(feed)
  const refreshAll = () => {
    for (const feed of feeds.values()) feedReader.refresh(feed)
  }
  /** Refreshes feeds that had no notification for this long: it may have been lost. */
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
  /** Null while nothing is followed here. */
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

  /** A follower whose stream was replaced leaves a second time when the stream closes. */
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
      // Do not end a stream that has closed in the meantime.
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
      // Tells a waiting reader that the connection is open, and passes proxies that wait for a first byte.
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

/** Where a reader of an event stream stopped; null if they have read nothing. */
export function readLastEventId({ headers }: FastifyRequest): number | null {
  const sent = [headers['last-event-id']].flat()[0]
  return sent !== undefined && /^\d{1,9}$/.test(sent) ? Number(sent) : null
}

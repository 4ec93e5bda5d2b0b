import { PassThrough, type Readable } from 'node:stream'
import { changedChannel } from '#server/jobs/channels.ts'
import { bounds } from '#server/platform/bounds.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createJobFeed, type JobFeed, type Subscriber } from './job-feed.ts'

/** Readers take a line that is silent for much longer for dead: a process may be frozen with its connections open. */
const commentEveryMs = 5_000
/** An announcement that was lost (a worker killed, the database restarted) is made up for after this long. */
const lookAgainMs = 5_000
/** A subscriber that reads nothing is let go; the browser comes back with the last id it read. */
const mostUnreadBytes = 1_000_000
/** Whose stream gave way to a newer one comes back after this long: at once, they would end each other in a circle. */
const comeBackAfterMs = 30_000

type Heard = Pick<Subscriber, 'language' | 'events' | 'cursor'>

export interface JobStreams {
  /**
   * The progress of a job as an event stream, as `from` says. Of a reader who has too many
   * the oldest ends.
   */
  follow(reader: Owner, jobId: number, from: Heard): Readable
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
  const streams = new Set<PassThrough>()
  /** The oldest first. */
  const byReader = new Map<number, Set<Subscriber & { giveWay(): void }>>()

  const offMetrics = metrics.beforeReading(() => metrics.streams.set(streams.size))
  const refreshAll = () => {
    for (const feed of feeds.values()) feed.refresh()
  }
  const off = events.on(changedChannel, (payload) => {
    if (payload) feeds.get(Number(payload))?.refresh()
    else refreshAll()
  })
  const looking = setInterval(refreshAll, lookAgainMs)
  const commenting = setInterval(() => {
    for (const stream of streams) if (!stream.writableEnded) stream.write(': still here\n\n')
  }, commentEveryMs)

  const feedOf = (jobId: number): JobFeed => {
    const known = feeds.get(jobId)
    if (known) return known
    const feed = createJobFeed(db, jobId, (error) => log.warn({ err: error, jobId }, 'progress was not read'))
    feeds.set(jobId, feed)
    return feed
  }

  const makeRoom = (reader: Owner) => {
    const own = byReader.get(reader.id)
    const [oldest] = own ?? []
    if (!own || !oldest || own.size < bounds.streamsPerUser) return
    metrics.boundsReached.inc({ bound: 'streamsPerUser' })
    oldest.giveWay()
  }

  return {
    follow(reader, jobId, from) {
      makeRoom(reader)
      const stream = new PassThrough()
      const feed = feedOf(jobId)
      const own = byReader.get(reader.id) ?? new Set()
      byReader.set(reader.id, own)
      const subscriber = {
        ...from,
        heard: '',
        write(chunk: string) {
          if (stream.writableLength > mostUnreadBytes) stream.destroy()
          else stream.write(chunk)
        },
        end: () => stream.end(),
        giveWay() {
          leave()
          stream.end(`retry: ${comeBackAfterMs}\n\n`)
        },
      }
      const leave = () => {
        own.delete(subscriber)
        if (own.size === 0 && byReader.get(reader.id) === own) byReader.delete(reader.id)
        feed.subscribers.delete(subscriber)
        if (feed.subscribers.size === 0 && feeds.get(jobId) === feed) feeds.delete(jobId)
      }
      own.add(subscriber)
      feed.subscribers.add(subscriber)
      streams.add(stream)
      stream.once('close', () => {
        streams.delete(stream)
        leave()
      })
      // Headers go out with the first bytes: a waiting reader must see that the line is open.
      stream.write(': open\n\n')
      feed.refresh()
      return stream
    },
    close() {
      off()
      offMetrics()
      clearInterval(looking)
      clearInterval(commenting)
      for (const stream of streams) stream.destroy()
    },
  }
}

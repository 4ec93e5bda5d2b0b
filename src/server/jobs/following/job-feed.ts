import type { ProgressEvent } from '#contract/entities/progress.ts'
import type { UiLanguage } from '#contract/languages.ts'
import type { Database } from '#server/platform/open-database.ts'
import { type ProgressRow, readProgress } from './read-progress.ts'
import { shapeEnd, shapeItem, shapeStatus } from './shape-progress.ts'

export interface Follower {
  language: UiLanguage
  /** The done number up to which this follower has heard everything. */
  cursor: number
  /** The status that this follower heard last: the same one is not said twice. */
  heard: string
  write(chunk: string): void
  end(): void
}

/** Everybody who follows one job, served by one query however many they are. */
export interface JobFeed {
  followers: Set<Follower>
  /** Something may be new: tell everybody. Calls that come while one is running become one more run. */
  refresh(): void
}

/** `failed` hears of a database that did not answer; the next refresh tries again. */
export function createJobFeed(db: Database, jobId: number, failed: (error: unknown) => void): JobFeed {
  const followers = new Set<Follower>()
  let isRunning = false
  let isOwed = false

  const run = async () => {
    // Who comes while the database is asked has a cursor that was not asked for: the next run is theirs.
    const hearing = [...followers]
    const oldest = Math.min(...hearing.map(({ cursor }) => cursor))
    const progress = await readProgress(db, jobId, oldest)
    const isOver = progress === null || progress.job.finishedAt !== null
    const rendered = new Map<string, string>()
    for (const follower of hearing) {
      if (!followers.has(follower)) continue
      const key = `${follower.language} ${follower.cursor} ${follower.heard}`
      const text = rendered.get(key) ?? (await render(follower))
      rendered.set(key, text)
      if (text) follower.write(text)
      if (progress) {
        follower.cursor = progress.job.succeeded + progress.job.failed
        follower.heard = statusIn(progress.job, follower.language)
      }
      if (isOver) {
        followers.delete(follower)
        follower.end()
      }
    }

    async function render({ language, cursor, heard }: Follower): Promise<string> {
      if (!progress) return ''
      const { job, done } = progress
      const items = done
        .filter(({ doneNumber }) => doneNumber > cursor)
        .map((image) =>
          message({ type: 'processedItem', item: shapeItem(image, language) }, image.doneNumber),
        )
      const newest = job.succeeded + job.failed
      const status = statusIn(job, language)
      if (status !== heard) items.push(status)
      if (isOver) items.push(message(await shapeEnd(db, job, language), newest))
      return items.join('')
    }
  }

  const refresh = () => {
    if (isRunning) {
      isOwed = true
      return
    }
    if (followers.size === 0) return
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
  return { followers, refresh }
}

function statusIn(job: ProgressRow, language: UiLanguage): string {
  return message({ type: 'status', status: shapeStatus(job, language) }, job.succeeded + job.failed)
}

function message(event: ProgressEvent, id: number): string {
  return `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`
}

import { sql } from 'drizzle-orm'
import { allJobsOf } from '#server/jobs/jobs.tables.ts'
import { column } from '#server/platform/columns.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readRows } from '#server/platform/read-rows.ts'

type Means = Pick<Platform, 'db' | 'thumbnails' | 'log'>

/** An object is stored before its row names it. */
const unnamedForMs = 10 * 60_000

/**
 * Removes those of these thumbnails of a user from the bucket that no job of theirs has any more. Call it after the transaction that removes
 * jobs. Failures are logged, and retried by the sweep.
 */
export async function removeUnnamedThumbnails(
  { db, thumbnails, log }: Means,
  userId: number,
  files: readonly string[],
): Promise<void> {
  if (!thumbnails || files.length === 0) return
  try {
    const rows = await readRows(
      db,
      { file: column.text },
      sql`
      select distinct file from job_thumbnails join jobs on jobs.id = job_id
      where ${allJobsOf({ id: userId })} and file = any(${sql.param(files)}::text[])`,
    )
    const named = new Set(rows.map(({ file }) => file))
    for (const file of files)
      if (!named.has(file)) await thumbnails.remove(userId, file, { unlessWithinMs: unnamedForMs })
  } catch (error) {
    log.warn({ err: error, userId }, 'thumbnails that no job has any more were not removed')
  }
}

/** The same for all thumbnails of a user whose jobs are gone: at once. */
export async function removeThumbnailsOf({ thumbnails, log }: Means, userId: number): Promise<void> {
  if (!thumbnails) return
  try {
    for await (const names of thumbnails.names(userId))
      for (const name of names) await thumbnails.remove(userId, name)
  } catch (error) {
    log.warn({ err: error, userId }, 'thumbnails of removed jobs were not removed')
  }
}

/** Removes what ended processes left in the bucket, and what a retention removed the rows of. Safe to run in several processes at once. */
export async function sweepThumbnails(means: Means): Promise<void> {
  if (!means.thumbnails) return
  for (const userId of await means.thumbnails.scopes())
    for await (const names of means.thumbnails.names(userId))
      await removeUnnamedThumbnails(means, userId, names)
}

import { sql } from 'drizzle-orm'
import { column } from '#server/platform/columns.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readRows } from '#server/platform/read-rows.ts'

type Means = Pick<Platform, 'db' | 'thumbnails'>

// Any fixed number works; it only has to be the same in every process.
const moveLock = 4_711_009
const perStep = 50
const putsAtOnce = 10

/**
 * Moves some thumbnails of a finished job from the database into the bucket, if there is one. A row names its object only once that is
 * stored, so that a killed process loses none. Returns whether there may be more.
 */
export async function moveThumbnails({ db, thumbnails }: Means): Promise<boolean> {
  if (!thumbnails) return false
  return await db.transaction(async (tx) => {
    const job = await takeJob(tx)
    if (!job) return false
    const rows = await readRows(
      tx,
      { position: column.number, webp: column.asStored<Buffer>() },
      sql`
      select position, webp from job_thumbnails where job_id = ${job.id} and octet_length(webp) > 0 order by position limit ${perStep}`,
    )
    for (let first = 0; first < rows.length; first += putsAtOnce) {
      const some = rows.slice(first, first + putsAtOnce)
      const moved = await Promise.all(
        some.map(async ({ position, webp }) => ({
          position,
          file: await thumbnails.put(job.userId, webp),
          bytes: webp.length,
        })),
      )
      await tx.execute(sql`
        update job_thumbnails set file = moved.file, file_bytes = moved.bytes, webp = ''
        from json_to_recordset(${JSON.stringify(moved)}::json) as moved (position int, file text, bytes int)
        where job_id = ${job.id} and job_thumbnails.position = moved.position`)
    }
    if (rows.length < perStep)
      await tx.execute(sql`update jobs set thumbnails_moved = true where id = ${job.id}`)
    return true
  })
}

/** A job that no other process is at. A job of single pictures gets more of them for a day. */
async function takeJob(tx: Transaction): Promise<{ id: number; userId: number } | null> {
  const [job] = await readRows(
    tx,
    { id: column.number, userId: column.number },
    sql`
    select id, user_id as "userId" from (
      select id, user_id from jobs
      where not thumbnails_moved and finished_at is not null and deleted_at is null
        and (kind = 'list' or created_at < now() - interval '2 days')
      order by id limit 20
    ) as next where pg_try_advisory_xact_lock(${moveLock}, id) limit 1`,
  )
  return job ?? null
}

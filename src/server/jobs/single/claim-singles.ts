import { sql } from 'drizzle-orm'
import { column } from '#server/platform/columns.ts'
import type { Database } from '#server/platform/open-database.ts'
import { type RowOf, readRows } from '#server/platform/read-rows.ts'

/** A worker that has not finished a picture by then is considered dead. */
const workerLeaseSeconds = 180

const claimed = {
  jobId: column.number,
  position: column.number,
  userId: column.number,
  until: column.text,
  isAsync: column.boolean,
  /** This attempt's number, from 1. */
  attempt: column.number,
  /** It has been tried for a day. */
  isOld: column.boolean,
}
export type ClaimedSingle = RowOf<typeof claimed>

/**
 * Claims unclaimed single pictures for this process: those that no request waits for, and those that a dead process left behind. If users
 * have several, the first of each comes before the second of any.
 */
export async function claimSingles(db: Database, atMost: number): Promise<ClaimedSingle[]> {
  return await readRows(
    db,
    claimed,
    sql`
    update single_images single set
      attempts = single.attempts + 1,
      leased_until = clock_timestamp() + make_interval(secs => ${workerLeaseSeconds})
    where (single.job_id, single.position) in (
      select due.job_id, due.position from (
        select job_id, position, leased_until, row_number() over (partition by user_id order by leased_until) as turn
        from single_images where leased_until <= now() order by leased_until limit 1000
      ) ranked
      join single_images due using (job_id, position)
      where due.leased_until <= now()
      order by ranked.turn, ranked.leased_until limit ${atMost} for update of due skip locked
    )
    returning single.job_id as "jobId", single.position, single.user_id as "userId",
      single.leased_until::text as until, single.is_async as "isAsync", single.attempts as attempt,
      single.created_at < now() - interval '24 hours' as "isOld"`,
  )
}

/** No provider can be asked at the moment: a later attempt continues. */
export async function postponeSingle(
  db: Database,
  { jobId, position, until }: Pick<ClaimedSingle, 'jobId' | 'position' | 'until'>,
  seconds: number,
): Promise<void> {
  await db.execute(sql`
    update single_images set attempts = 0, leased_until = now() + make_interval(secs => ${seconds})
    where job_id = ${jobId} and position = ${position} and leased_until = ${until}::timestamptz`)
}

import type pg from 'pg'
import { column } from '#server/platform/columns.ts'
import { queryRows } from '#server/platform/query-rows.ts'

// The same rows are hardly ever retried this often.
const mostRetries = 50

/** The jobs that retried this one's rows without texts, in order; deleted ones are skipped. */
export async function findLaterJobs(pool: pg.Pool, jobId: number): Promise<number[]> {
  const rows = await queryRows(
    pool,
    { id: column.number },
    {
      name: 'find-later-jobs',
      text: `with recursive later (id, step) as (
          select retried_as, 1 from jobs where id = $1
          union all select jobs.retried_as, step + 1 from later join jobs using (id) where step < ${mostRetries}
        )
        select id from later join jobs using (id) where deleted_at is null order by step`,
      values: [jobId],
    },
  )
  return rows.map(({ id }) => id)
}

import { sql } from 'drizzle-orm'
import { type FaultRemedy, faultRemedies } from '#contract/fault-remedies.ts'
import type { PictureFaultCode } from '#contract/picture-faults.ts'
import { column } from '#server/platform/columns.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'

/** The failed images of a job, by what helps them. */
export async function countRemedies(db: Database, jobId: number): Promise<Record<FaultRemedy, number>> {
  const counts = { retry: 0, correct: 0, none: 0 }
  const rows = await readRows(
    db,
    { code: column.nullable(column.text), images: column.number },
    sql`
    select fault ->> 'code' as code, count(*) as images
    from job_images where job_id = ${jobId} and state = 'failed' group by 1`,
  )
  // Safe: the code of a later version is not in this table, and is retried.
  for (const { code, images } of rows) counts[faultRemedies[code as PictureFaultCode] ?? 'retry'] += images
  return counts
}

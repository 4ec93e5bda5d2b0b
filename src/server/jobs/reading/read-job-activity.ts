import { sql } from 'drizzle-orm'
import type { BookPeriod } from '#contract/entities/book-period.ts'
import { isThere } from '#server/jobs/jobs.tables.ts'
import { column } from '#server/platform/columns.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { bookPeriodInSql } from '#server/platform/statements/book-period-in-sql.ts'

/** Each list by day or month, oldest first; days and months without activity are omitted. */
export interface JobActivity {
  started: { from: string; jobs: number }[]
  /** Images of the jobs that ended then. */
  ended: { from: string; describedImages: number; failedImages: number }[]
  /** Calls of the jobs that ended then, including those deleted since. */
  calls: { from: string; provider: string; made: number; inVain: number }[]
}

/** The activity of jobs within the period. */
export async function readJobActivity(db: Database, period: BookPeriod): Promise<JobActivity> {
  const { contains, unitOf } = bookPeriodInSql(period)
  const [createdAt, finishedAt, endedAt] = [sql`created_at`, sql`finished_at`, sql`ended_at`]
  const [started, ended, calls] = await Promise.all([
    readRows(
      db,
      { from: column.text, jobs: column.number },
      sql`
      select ${unitOf(createdAt)} as "from", count(*)::int as jobs
      from jobs where ${contains(createdAt)} and ${isThere} and not is_test group by 1 order by 1`,
    ),
    readRows(
      db,
      { from: column.text, describedImages: column.number, failedImages: column.number },
      sql`
      select ${unitOf(finishedAt)} as "from", sum(succeeded)::float8 as "describedImages",
        sum(failed)::float8 as "failedImages"
      from jobs where ${contains(finishedAt)} and ${isThere} and not is_test group by 1 having sum(succeeded + failed) > 0 order by 1`,
    ),
    readRows(
      db,
      { from: column.text, provider: column.text, made: column.number, inVain: column.number },
      sql`
      select ${unitOf(endedAt)} as "from", provider, sum(calls)::float8 as made,
        sum(calls - described_images)::float8 as "inVain"
      from provider_costs where ${contains(endedAt)} group by 1, 2 order by 1, 2`,
    ),
  ])
  return { started, ended, calls }
}

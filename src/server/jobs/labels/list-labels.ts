import { sql } from 'drizzle-orm'
import type { Label } from '#contract/entities/label.ts'
import { jobs, ownJobs } from '#server/jobs/jobs.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import { column } from '#server/platform/columns.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'

/** The labels of an owner's jobs by name, each with the number of its jobs. */
export async function listLabels(db: Pick<Transaction, 'execute'>, owner: Owner): Promise<Label[]> {
  return await readRows(
    db,
    { name: column.text, jobs: column.number },
    sql`
    select label as name, count(*) as jobs from ${jobs}, unnest(jobs.labels) as label
    where ${ownJobs(owner)} and jobs.labels <> '{}' group by label order by lower(label), label`,
  )
}

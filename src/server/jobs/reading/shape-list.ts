import { eq } from 'drizzle-orm'
import type { KeptList } from '#contract/entities/job.ts'
import { recogniseExport } from '#contract/lists/known-exports.ts'
import { jobs } from '#server/jobs/jobs.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

/** What its readers are told of a job's list; nothing where it is not kept. */
export function shapeList({ listFile, columns }: Pick<typeof jobs.$inferSelect, 'listFile' | 'columns'>): {
  list?: KeptList
} {
  return listFile === null ? {} : { list: { system: recogniseExport(columns)?.system ?? null } }
}

/** The same, where of the job only its number is at hand. */
export async function findList(db: Database, jobId: number): Promise<{ list?: KeptList }> {
  const [job] = await db
    .select({ listFile: jobs.listFile, columns: jobs.columns })
    .from(jobs)
    .where(eq(jobs.id, jobId))
  return job ? shapeList(job) : {}
}

import { eq } from 'drizzle-orm'
import type { KeptList } from '#contract/entities/job.ts'
import { recogniseExport } from '#contract/lists/columns/known-exports.ts'
import { jobs } from '#server/jobs/jobs.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

/** What a job's readers see of its list; empty if it is not stored. */
export function shapeList({ listFile, columns }: Pick<typeof jobs.$inferSelect, 'listFile' | 'columns'>): {
  list?: KeptList
} {
  return listFile === null ? {} : { list: { system: recogniseExport(columns)?.system ?? null } }
}

/** The same by job id. */
export async function findList(db: Database, jobId: number): Promise<{ list?: KeptList }> {
  const [job] = await db
    .select({ listFile: jobs.listFile, columns: jobs.columns })
    .from(jobs)
    .where(eq(jobs.id, jobId))
  return job ? shapeList(job) : {}
}

import { and, asc, eq, inArray } from 'drizzle-orm'
import { limits } from '#contract/limits.ts'
import { jobs, ownJobs } from '#server/jobs/jobs.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { claimLabels, tooManyLabels } from './claim-labels.ts'

/** Adds labels to those of these jobs that are the owner's, removes others, and returns their ids. Refuses `too_many_labels`. */
export async function labelJobs(
  db: Database,
  owner: Owner,
  { jobIds, add, remove }: { jobIds: number[]; add: string[]; remove: string[] },
): Promise<number[]> {
  return await db.transaction(async (tx) => {
    const found = await tx
      .select({ id: jobs.id, labels: jobs.labels })
      .from(jobs)
      .where(and(inArray(jobs.id, jobIds), ownJobs(owner)))
      .orderBy(asc(jobs.id))
      .for('no key update')
    const added = await claimLabels(tx, owner, add)
    for (const { id, labels: before } of found) {
      const labels = [...new Set([...before.filter((label) => !remove.includes(label)), ...added])]
      if (labels.length > limits.labelsPerJob) throw tooManyLabels()
      await tx.update(jobs).set({ labels }).where(eq(jobs.id, id))
    }
    return found.map(({ id }) => id)
  })
}

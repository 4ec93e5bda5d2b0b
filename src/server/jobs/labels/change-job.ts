import { and, eq } from 'drizzle-orm'
import type { ChangeJobInput } from '#contract/endpoints/labels.ts'
import { jobs, ownJobs } from '#server/jobs/jobs.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { claimLabels } from './claim-labels.ts'

/**
 * Names an own job, running or not, or replaces its labels. An empty name is that of its file. Refuses `not_found`, for others' jobs even
 * to administrators, and `too_many_labels`.
 */
export async function changeJob(
  db: Database,
  owner: Owner,
  jobId: number,
  { name, labels }: ChangeJobInput,
): Promise<void> {
  await db.transaction(async (tx) => {
    const wanted = and(eq(jobs.id, jobId), ownJobs(owner))
    const [job] = await tx.select({ id: jobs.id }).from(jobs).where(wanted).for('no key update')
    if (!job) throw new Refusal('not_found')
    const change = {
      ...(name !== undefined && { name: name || null }),
      ...(labels && { labels: await claimLabels(tx, owner, labels) }),
    }
    if (Object.keys(change).length > 0) await tx.update(jobs).set(change).where(wanted)
  })
}

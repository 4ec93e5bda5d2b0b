import { and, eq } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { jobs, ownJobs } from './jobs.tables.ts'

/**
 * Locks a finished own job until the transaction ends. `key share`, which changes to its images take, prevents deletion; `no key update`
 * also excludes other holders of that lock. Refuses `not_found`, for others' jobs even to administrators, and `job_running`.
 */
export async function lockOwnJob(
  tx: Transaction,
  caller: Owner,
  jobId: number,
  strength: 'key share' | 'no key update' = 'key share',
) {
  const [job] = await tx
    .select({
      id: jobs.id,
      totalImages: jobs.totalImages,
      isTest: jobs.isTest,
      languages: jobs.languages,
      promptType: jobs.promptType,
      customPrompt: jobs.customPrompt,
      textWishes: jobs.textWishes,
      usesFileNotes: jobs.usesFileNotes,
      instruction: jobs.instruction,
      finishedAt: jobs.finishedAt,
    })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), ownJobs(caller)))
    // Before any image: deleting a job takes the locks in the same order.
    .for(strength)
  if (!job) throw new Refusal('not_found')
  if (!job.finishedAt) throw new Refusal('job_running')
  return job
}

import { and, count, desc, eq, notInArray } from 'drizzle-orm'
import type { ImageActionInput } from '#contract/endpoints/image-actions.ts'
import type { ActionRun } from '#contract/entities/image-action.ts'
import { limits } from '#contract/limits.ts'
import { imageActions } from '#server/jobs/action.tables.ts'
import { readClock } from '#server/jobs/changed-now.ts'
import { jobImages } from '#server/jobs/images.tables.ts'
import { lockOwnJob } from '#server/jobs/lock-own-job.ts'
import { isSelected } from '#server/jobs/reading/find-images.ts'
import type { Searches } from '#server/jobs/reading/open-searches.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { shapeRun } from './continue-action.ts'
import { refuseUnknownLanguages } from './read-acted-images.ts'

/**
 * Stores an action on many images, which `continueAction` then does step by step: so a call whose answer is lost does nothing twice. The
 * oldest actions of the job can no longer be undone. Refuses what `lockOwnJob` and `Searches` refuse, and `unknown_language`.
 */
export async function beginAction(
  db: Database,
  searches: Searches,
  caller: Caller,
  jobId: number,
  { selection, action, seenAt, gone }: ImageActionInput & { gone: AbortSignal },
): Promise<ActionRun> {
  const [counted] = await searches.inPlace(caller, gone, async (tx) => {
    const job = await lockOwnJob(tx, caller, jobId)
    refuseUnknownLanguages(action, job.languages)
    return await tx.select({ total: count() }).from(jobImages).where(isSelected(job, selection))
  })
  return await db.transaction(async (tx) => {
    await lockOwnJob(tx, caller, jobId, 'no key update')
    const isOfJob = eq(imageActions.jobId, jobId)
    const latest = tx
      .select({ id: imageActions.id })
      .from(imageActions)
      .where(isOfJob)
      .orderBy(desc(imageActions.id))
      .limit(limits.actionsPerJob - 1)
    await tx.delete(imageActions).where(and(isOfJob, notInArray(imageActions.id, latest)))
    const [stored] = await tx
      .insert(imageActions)
      .values({
        jobId,
        action,
        selection,
        seenAt: seenAt ? new Date(seenAt) : await readClock(tx),
        total: counted!.total,
      })
      .returning()
    return shapeRun(stored!)
  })
}

/** The latest actions of an own job, newest first. Refuses what `lockOwnJob` refuses. */
export async function listActions(db: Database, caller: Caller, jobId: number): Promise<ActionRun[]> {
  return await db.transaction(async (tx) => {
    await lockOwnJob(tx, caller, jobId)
    const stored = await tx
      .select()
      .from(imageActions)
      .where(eq(imageActions.jobId, jobId))
      .orderBy(desc(imageActions.id))
      .limit(limits.actionsPerJob)
    return stored.map(shapeRun)
  })
}

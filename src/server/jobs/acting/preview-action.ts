import type { ImageActionInput } from '#contract/endpoints/image-actions.ts'
import type { ActionPreview, LeftOutReason } from '#contract/entities/image-action.ts'
import { readClock } from '#server/jobs/changed-now.ts'
import { lockOwnJob } from '#server/jobs/lock-own-job.ts'
import type { Searches } from '#server/jobs/reading/open-searches.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { planChange } from './plan-change.ts'
import { readActedImages, refuseUnknownLanguages } from './read-acted-images.ts'

const imagesAtOnce = 2_000
/** A page ends after the image that brings it to this many. */
const textsPerPage = 100

/**
 * What an action would do: its counts and the first page of its texts, or a further page. Refuses what `lockOwnJob` and `Searches` refuse,
 * and `unknown_language`.
 */
export async function previewAction(
  db: Database,
  searches: Searches,
  caller: Caller,
  jobId: number,
  { selection, action, after, seenAt: said, gone }: ImageActionInput & { gone: AbortSignal },
): Promise<ActionPreview> {
  // Editors hold this lock: when it is ours, all that was changed before this moment can be read.
  const seenAt = await db.transaction(async (tx) => {
    await lockOwnJob(tx, caller, jobId, 'no key update')
    return await readClock(tx)
  })
  const counts = { total: 0, changed: 0, needReview: 0 }
  const leftOut: Partial<Record<LeftOutReason, number>> = {}
  const texts: ActionPreview['texts'] = []
  let next: number | null = null
  await searches.inPlace(caller, gone, async (tx) => {
    const job = await lockOwnJob(tx, caller, jobId)
    refuseUnknownLanguages(action, job.languages)
    const known = { languages: job.languages, seenAt: said ? new Date(said) : seenAt }
    for (let place = after ?? 0; ; ) {
      const selected = await readActedImages(
        tx,
        job,
        { selection, action },
        { after: place, limit: imagesAtOnce, isLocked: false },
      )
      for (const image of selected) {
        const plan = planChange(image, action, known)
        counts.total += 1
        if (plan?.leftOut) leftOut[plan.leftOut] = (leftOut[plan.leftOut] ?? 0) + 1
        else if (plan) {
          counts.changed += 1
          if (image.risk > 0) counts.needReview += 1
        }
        if (!plan || plan.texts.length === 0 || next !== null) continue
        const { position: imageId, filename } = image
        texts.push(...plan.texts.map((text) => ({ imageId, filename, ...text })))
        if (texts.length >= textsPerPage) next = imageId
      }
      if (selected.length < imagesAtOnce || (after !== undefined && next !== null)) break
      place = selected.at(-1)!.position
    }
  })
  const counted =
    after === undefined ? { ...counts, leftOut } : { total: 0, changed: 0, needReview: 0, leftOut: {} }
  return { ...counted, costCents: 0, texts, next, seenAt: said ?? seenAt.toISOString() }
}

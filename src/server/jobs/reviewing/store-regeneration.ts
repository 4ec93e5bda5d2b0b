import { and, eq, sql } from 'drizzle-orm'
import type { DescribedNow } from '#server/describing/describe-now.ts'
import { altHashOf } from '#server/jobs/alike/alt-hash.ts'
import { findAlike } from '#server/jobs/alike/find-alike.ts'
import { markAlike } from '#server/jobs/alike/mark-alike.ts'
import { addCallCosts } from '#server/jobs/costs/add-call-costs.ts'
import { answeredCalls, countUnpaidCalls } from '#server/jobs/costs/read-unpaid-budget.ts'
import { type ImageRef, isImage } from '#server/jobs/image-ref.ts'
import { jobImages, type ModelUsage, type StoredBreach } from '#server/jobs/images.tables.ts'
import { isThere } from '#server/jobs/jobs.tables.ts'
import { type ImageRow, imageColumns } from '#server/jobs/reading/shape-image.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import type { FreeTry } from './claim-try.ts'

interface Described {
  /** The owner. */
  userId: number
  regeneration: DescribedNow
  usage: ModelUsage[]
}

/**
 * Stores the result of regenerating an image as a proposal next to its texts, and its cost, whatever the result. A proposal uses the try
 * up, for all images that share it. Null if there is none, because it failed, the try expired and went to another call, or the job is gone.
 */
export async function storeRegeneration(
  db: Database,
  ref: ImageRef,
  freeTry: FreeTry,
  { userId, regeneration, usage }: Described,
): Promise<ImageRow | null> {
  return await db.transaction(async (tx) => {
    const proposed =
      regeneration.outcome === 'described' ? await proposeTexts(tx, ref, freeTry, regeneration) : null
    await addCallCosts(tx, ref, usage, proposed && regeneration.outcome === 'described' ? regeneration : null)
    // Nobody pays for it, whatever the result.
    await countUnpaidCalls(tx, userId, answeredCalls(regeneration.calls))
    return proposed
  })
}

async function proposeTexts(
  tx: Transaction,
  ref: ImageRef,
  freeTry: FreeTry,
  regeneration: Extract<DescribedNow, { outcome: 'described' }>,
): Promise<ImageRow | null> {
  if (!(await takeTry(tx, freeTry))) return null
  const { outcome: _outcome, calls: _calls, thumbnail: _thumbnail, ...result } = regeneration
  const breaches = await compareProposal(tx, ref, regeneration)
  const [proposed] = await tx
    .update(jobImages)
    .set({
      proposal: { ...result, breaches, proposedAt: new Date().toISOString() },
    })
    .where(and(isImage(ref), eq(jobImages.state, 'succeeded')))
    .returning(imageColumns)
  return proposed ?? null
}

/** Marks the proposal if another image of the job has its alt text; that image is marked once the proposal is accepted. */
async function compareProposal(
  tx: Transaction,
  ref: ImageRef,
  { languageVersions, breaches }: Extract<DescribedNow, { outcome: 'described' }>,
): Promise<StoredBreach[]> {
  const languages = Object.keys(languageVersions)
  const altHash = altHashOf(languageVersions, languages)
  const alike = altHash && (await findAlike(tx, ref, altHash))
  return alike && !alike.isSamePicture ? markAlike(breaches, languages[0] ?? '') : breaches
}

/** Marks the images that share a try as having used it. False: it belongs to another call by now. */
async function takeTry(tx: Transaction, { jobId, holder, isShared, until }: FreeTry): Promise<boolean> {
  // Lock the job before the images, as everywhere: deleting it takes the locks in the same order.
  const job = await tx.execute(sql`select 1 from jobs where id = ${jobId} and ${isThere} for key share`)
  if (!job.rowCount) return false
  const taken = await tx.execute(sql`
    update job_images set regenerating_until = null, regenerated_at = now()
    where job_id = ${jobId} and position = ${holder} and regenerated_at is null
      and regenerating_until = ${until}::timestamptz`)
  if (!taken.rowCount) return false
  if (isShared)
    await tx.execute(sql`
      update job_images set regenerated_at = now() where job_id = ${jobId} and follows = ${holder}`)
  return true
}

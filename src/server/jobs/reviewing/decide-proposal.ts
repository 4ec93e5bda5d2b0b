import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { DecideProposalInput } from '#contract/endpoints/images.ts'
import type { Image } from '#contract/entities/image.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { riskOf } from '#contract/text-rules.ts'
import { compareAgain } from '#server/jobs/alike/compare-again.ts'
import { changedNow } from '#server/jobs/changed-now.ts'
import { type ImageRef, isImage } from '#server/jobs/image-ref.ts'
import { jobImages, type StoredProposal } from '#server/jobs/images.tables.ts'
import { keepFindable } from '#server/jobs/reading/index-for-search.ts'
import { imageColumns, shapeImage } from '#server/jobs/reading/shape-image.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { addRevision } from './add-revision.ts'
import { lockOwnImage } from './lock-own-image.ts'
import { orderReviewEvents } from './order-review-events.ts'

/**
 * Accepts the texts proposed for an image, which ends an approval, or keeps its own; the other texts go to its revisions. Refuses what
 * `lockOwnImage` refuses, `no_proposal`, and `texts_changed` if its own texts are not those that the caller saw.
 */
export async function decideProposal(
  db: Database,
  caller: Caller,
  ref: ImageRef,
  { decision, seen }: DecideProposalInput,
  language: UiLanguage,
): Promise<Image> {
  return await db.transaction(async (tx) => {
    const { job, image } = await lockOwnImage(tx, caller, ref, 'no key update')
    const { proposal } = image
    if (!proposal) throw new Refusal('no_proposal')
    const own = image.languageVersions ?? {}
    if (seen && !isDeepStrictEqual(own, seen)) throw new Refusal('texts_changed')
    if (decision === 'take')
      await addRevision(tx, ref, 'regenerated', { before: own, after: proposal.languageVersions })
    else await addRevision(tx, ref, 'declined', { before: proposal.languageVersions, after: own })
    const taken = decision === 'take' && (await takeTexts(tx, ref, job.languages, proposal))
    const described = taken && image.state === 'carried' && (await countAsDescribed(tx, ref.jobId, proposal))
    const [decided] = await tx
      .update(jobImages)
      .set({ ...taken, ...described, proposal: null, ...(taken && { changedAt: changedNow }) })
      .where(isImage(ref))
      .returning(imageColumns)
    if (decision === 'take') {
      await keepFindable(tx, ref)
      await orderReviewEvents(tx, ref.jobId, { 'text.updated': [ref.position] })
    }
    return shapeImage(decided!, job.languages, language)
  })
}

async function takeTexts(
  tx: Transaction,
  ref: ImageRef,
  languages: readonly string[],
  { proposedAt, breaches: ofItsOwn, paidBy: _paidBy, ...proposed }: StoredProposal,
) {
  const breaches = await compareAgain(tx, ref, {
    texts: proposed.languageVersions,
    languages,
    breaches: ofItsOwn,
  })
  return {
    ...proposed,
    generatedAt: new Date(proposedAt),
    breaches: breaches.length > 0 ? breaches : null,
    risk: riskOf(breaches),
    editedAt: null,
    outdated: null,
    approvedAt: null,
  }
}

/** A kept alt text that is replaced by a model's was paid for by the job that wrote that: among those of its own job it is a free one. */
async function countAsDescribed(tx: Transaction, jobId: number, { paidBy }: StoredProposal) {
  await tx.execute(sql`
    update jobs set carried = carried - 1, total_images = total_images + 1, free_images = free_images + 1,
      succeeded = succeeded + 1, free_successes = free_successes + 1
    where id = ${jobId}`)
  return { state: 'succeeded' as const, copiedFrom: paidBy ?? null }
}

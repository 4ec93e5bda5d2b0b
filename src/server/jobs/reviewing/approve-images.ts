import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { ApproveImagesInput } from '#contract/endpoints/jobs.ts'
import { jobImages } from '#server/jobs/jobs.tables.ts'
import { lockOwnJob } from '#server/jobs/lock-own-job.ts'
import { type SearchedJob, wanted } from '#server/jobs/reading/find-images.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { allowLongStatements } from '#server/platform/statements/allow-long-statements.ts'
import { orderReviewEvents } from './order-review-events.ts'

type Filter = Omit<ApproveImagesInput, 'images'>

/**
 * How many images of an own job match a filter and are open for approval, that is not approved and without a proposal, and how many of them
 * break a rule. Refuses what `lockOwnJob` refuses.
 */
export async function countOpenApprovals(
  db: Database,
  caller: Pick<Caller, 'id'>,
  jobId: number,
  filter: Filter,
): Promise<{ images: number; needReview: number }> {
  return await db.transaction(async (tx) => {
    return count(tx, await lockOwnJob(tx, caller, jobId), filter)
  })
}

/**
 * Approves the texts of all images of an own job that match a filter, with one timestamp, by which the approval can be undone. Refuses what
 * `lockOwnJob` refuses, and `images_changed` if their number differs from the expected one.
 */
export async function approveImages(
  db: Database,
  caller: Pick<Caller, 'id'>,
  jobId: number,
  { images: said, ...filter }: ApproveImagesInput,
): Promise<{ images: number; approvedAt: string }> {
  return await db.transaction(async (tx) => {
    await allowLongStatements(tx)
    const job = await lockOwnJob(tx, caller, jobId)
    const { images } = await count(tx, job, filter)
    if (images !== said) throw new Refusal('images_changed', { images })
    const approvedAt = new Date()
    const approved = await tx
      .update(jobImages)
      .set({ approvedAt, risk: 0, changedAt: approvedAt })
      .where(isOpen(job, filter))
      .returning({ position: jobImages.position })
    const positions = approved.map(({ position }) => position)
    await orderReviewEvents(tx, jobId, { 'image.approved': positions })
    return { images: positions.length, approvedAt: approvedAt.toISOString() }
  })
}

async function count(tx: Transaction, job: SearchedJob, filter: Filter) {
  const [counted] = await tx
    .select({
      images: sql<number>`count(*)::int`,
      needReview: sql<number>`count(*) filter (where ${jobImages.risk} > 0)::int`,
    })
    .from(jobImages)
    .where(isOpen(job, filter))
  return counted!
}

function isOpen(job: SearchedJob, filter: Filter) {
  return and(
    wanted(job, filter),
    inArray(jobImages.state, ['succeeded', 'carried']),
    isNull(jobImages.approvedAt),
    // Texts with an open proposal cannot be approved.
    isNull(jobImages.proposal),
  )
}

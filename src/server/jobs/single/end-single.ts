import { and, eq, sql } from 'drizzle-orm'
import { riskOf } from '#contract/text-rules.ts'
import { addToTotals } from '#server/accounts/users/add-to-totals.ts'
import { settleHold } from '#server/credits/settle-hold.ts'
import { tellOfCredit } from '#server/credits/tell-of-credit.ts'
import { addCallCosts } from '#server/jobs/costs/add-call-costs.ts'
import { answeredCalls } from '#server/jobs/costs/answered-calls.ts'
import { countPaidImages } from '#server/jobs/costs/count-paid-images.ts'
import { countUnpaidCalls } from '#server/jobs/costs/count-unpaid-calls.ts'
import type { DescribedNow } from '#server/jobs/describe-now.ts'
import { isImage } from '#server/jobs/image-ref.ts'
import { jobImages, jobs, jobThumbnails, type ModelUsage } from '#server/jobs/jobs.tables.ts'
import { keepFindable } from '#server/jobs/reading/make-findable.ts'
import { singleImages } from '#server/jobs/single.tables.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { orderEvent } from '#server/webhooks/order-event.ts'
import type { Leased } from './lease.ts'

type Ending = Pick<Platform, 'db' | 'queue' | 'mailer'>

/** What came of a picture, and what asking for it came to by the prices of that moment. */
export interface SingleOutcome {
  described: DescribedNow
  usage: ModelUsage[]
}

/**
 * Ends a single picture in one transaction: its texts or why it has none, the charge of exactly its own hold or its release, the job's
 * counts, the owner's totals, what it cost the operator, and the event of one that nobody waited for. `keep` belongs to the same
 * transaction. False: the lease was over, so it is somebody else's by now; nothing is charged, and only what asking cost is written.
 */
export async function endSingle(
  platform: Ending,
  leased: Leased,
  outcome: SingleOutcome,
  keep: (tx: Transaction) => Promise<void> = async () => {},
): Promise<boolean> {
  const isEnded = await platform.db.transaction(async (tx) => {
    const single = await takeLease(tx, leased)
    if (!single) return false
    await writeEnd(tx, platform, leased, outcome, single)
    await keep(tx)
    return true
  })
  if (!isEnded) await writeLostCalls(platform.db, leased, outcome)
  return isEnded
}

/** What asking cost is the operator's to know, also where nobody has anything of it. */
async function writeLostCalls(
  db: Database,
  leased: Leased,
  { described, usage }: SingleOutcome,
): Promise<void> {
  await db.transaction(async (tx) => {
    await addCallCosts(tx, leased, usage, null)
    await countUnpaidCalls(tx, leased.userId, answeredCalls(described.calls))
  })
}

/** The job before its images and the account, as everywhere. Null: the lease is over, or the job is gone. */
async function takeLease(tx: Transaction, { jobId, position, until }: Leased) {
  const [job] = await tx
    .select({ priceCents: jobs.priceCents })
    .from(jobs)
    .where(eq(jobs.id, jobId))
    .for('no key update')
  if (!job) return null
  const isMine = and(
    eq(singleImages.jobId, jobId),
    eq(singleImages.position, position),
    sql`${singleImages.leasedUntil} = ${until}::timestamptz`,
  )
  const [single] = await tx
    .update(singleImages)
    .set({ leasedUntil: null })
    .where(and(isMine, sql`(${singleImages.leasedUntil} > clock_timestamp() or ${singleImages.isAsync})`))
    .returning({ isAsync: singleImages.isAsync, externalId: singleImages.externalId })
  return single ? { ...single, ...job } : null
}

async function writeEnd(
  tx: Transaction,
  platform: Ending,
  leased: Leased,
  { described, usage }: SingleOutcome,
  { priceCents, isAsync, externalId }: { priceCents: number; isAsync: boolean; externalId: string | null },
): Promise<void> {
  const { jobId, position, userId } = leased
  const isDescribed = described.outcome === 'described'
  await writeImage(tx, leased, described)
  await addCallCosts(tx, leased, usage, isDescribed ? described : null)
  const images = isDescribed ? 1 : 0
  await settleHold(tx, { jobId, position, userId, images, priceCents })
  await tellOfCredit(tx, platform, userId)
  if (isDescribed) await addToTotals(tx, userId, { images, cents: priceCents })
  await countPaidImages(tx, userId, images)
  if (!isDescribed) await countUnpaidCalls(tx, userId, answeredCalls(described.calls))
  if (isAsync)
    await orderEvent(
      tx,
      { id: userId },
      {
        event: 'image.completed',
        data: {
          imageId: `${jobId}-${position}`,
          jobId,
          state: isDescribed ? 'succeeded' : 'failed',
          externalId,
        },
      },
    )
}

async function writeImage(
  tx: Transaction,
  { jobId, position }: Leased,
  described: DescribedNow,
): Promise<void> {
  const ref = { jobId, position }
  const isDescribed = described.outcome === 'described'
  const [written] = await tx
    .update(jobImages)
    .set({
      ...(isDescribed ? textsOf(described) : { state: 'failed', fault: described.fault }),
      doneNumber: position,
      doneAt: sql`clock_timestamp()`,
    })
    .where(isImage(ref))
    .returning({
      bytes: sql<number>`(pg_column_size(source) + pg_column_size(url) + pg_column_size(context)
        + coalesce(pg_column_size(interpretation), 0) + coalesce(pg_column_size(language_versions), 0))::int`,
    })
  if (isDescribed) {
    await tx.insert(jobThumbnails).values({ ...ref, webp: described.thumbnail })
    await keepFindable(tx, ref)
  }
  const bytes = (written?.bytes ?? 0) + (isDescribed ? described.thumbnail.length : 0)
  await tx
    .update(jobs)
    .set({
      ...(isDescribed ? { succeeded: sql`${jobs.succeeded} + 1` } : { failed: sql`${jobs.failed} + 1` }),
      openChunks: sql`${jobs.openChunks} - 1`,
      storedBytes: sql`${jobs.storedBytes} + ${bytes}`,
    })
    .where(eq(jobs.id, jobId))
}

function textsOf(described: Extract<DescribedNow, { outcome: 'described' }>) {
  const { interpretation, purpose, decorativeReason, languageVersions, breaches } = described
  const { keywords, usedKeywords, unusedKeywords, provider, model, promptVersion } = described
  return {
    state: 'succeeded' as const,
    ...{ interpretation, purpose, decorativeReason, languageVersions, provider, model, promptVersion },
    ...{ keywords, usedKeywords, unusedKeywords },
    breaches: breaches.length > 0 ? breaches : null,
    risk: riskOf(breaches),
    hasThumbnail: true,
  }
}

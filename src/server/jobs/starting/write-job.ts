import { and, eq, sql } from 'drizzle-orm'
import { testNamePattern } from '#contract/endpoints/v1/test-images.ts'
import type { Notice } from '#contract/entities/start-form.ts'
import { sayNotices } from '#contract/lists/list-notices.ts'
import { pricePerImage } from '#contract/pricing.ts'
import { recheckCaller } from '#server/accounts/tokens/recheck-caller.ts'
import { holdCredits, type SpendingToken } from '#server/credits/hold-credits.ts'
import { readCredits } from '#server/credits/read-credits.ts'
import { readMonthlyLimit } from '#server/credits/read-monthly-limit.ts'
import { changedChannel, workChannel } from '#server/jobs/channels.ts'
import { finishIfDone } from '#server/jobs/ending/finish-job.ts'
import { jobImages } from '#server/jobs/images.tables.ts'
import { jobs } from '#server/jobs/jobs.tables.ts'
import { claimLabels } from '#server/jobs/labels/claim-labels.ts'
import type { ListChoice } from '#server/jobs/lists/list-choice.ts'
import type { JobOfImages } from '#server/jobs/lists/write-batch.ts'
import { claimSet } from '#server/jobs/picture-sets/claim-set.ts'
import { shareStartLock } from '#server/jobs/start-lock.ts'
import { storedBytesOf } from '#server/jobs/stored-bytes.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countPayable, type InsertedBatch, insertImages } from './insert-images.ts'
import { queueChunks } from './queue-chunks.ts'
import { refuseBeyondQuota } from './refuse-beyond-quota.ts'
import { noCredit, refuseCost } from './refuse-cost.ts'

type Kept =
  | 'filename'
  | 'listKind'
  | 'pictureSet'
  | 'columns'
  | 'format'
  | 'languages'
  | 'promptType'
  | 'customPrompt'
  | 'textWishes'
  | 'usesFileNotes'
  | 'countsRepeatsOnce'

// The transaction's time, counted from PostgreSQL's epoch.
const microsecondsNow = sql<number>`(extract(epoch from now() - timestamptz '2000-01-01 00:00Z') * 1000000)::float8`

/** What a job is made of: the columns of its row, and the rows that become its images. */
export interface NewJob
  extends Pick<typeof jobs.$inferSelect, Kept>,
    Partial<
      Pick<
        typeof jobs.$inferSelect,
        | 'name'
        | 'labels'
        | 'isTest'
        | keyof OrderExtras
        | 'regenerates'
        | 'instruction'
        | 'translatesFrom'
        | 'priceCents'
      >
    > {
  /** Batch by batch, read inside the transaction that writes the job, whose id is then known. */
  readImages(tx: Transaction, job: JobOfImages): AsyncIterable<InsertedBatch>
  /** The list that it is made of; null if that is not stored. */
  list: UploadedList | null
}

interface UploadedList {
  bytes: number
  choice: ListChoice
  /** Stores the list durably, and returns its name. Call it while no list of this user can be removed. */
  keep(): Promise<string>
}

/** What else a caller of the API said of a job, as its columns have it. */
export type OrderExtras = Pick<
  typeof jobs.$inferSelect,
  'webhookId' | 'webhookUrl' | 'headersSealed' | 'headersSecretId'
>

/** The means by which a job is started. */
export interface StartMeans {
  /** Starting again with the same key returns the first job. */
  idempotencyKey: string | null
  /** The API token, with which several jobs can run at once; null: the app, which runs one. */
  token: SpendingToken | null
  /** The most that the job may cost, in cents. */
  maxCostCents?: number | null
  extras?: OrderExtras
  /** Called in the transaction that starts the job, once it is complete. */
  begun?(tx: Transaction, job: StartedJob): Promise<void>
}

export interface StartedJob {
  jobId: number
  totalImages: number
  languagesCount: number
  /** Cents. */
  estimatedCost: number
  /** Decisions made while reading its list, in the caller's language; absent if there are none. */
  notices?: Notice[]
}

/**
 * Writes a job, its images, its queued work and the hold for its maximum cost at today's price, all in one transaction. Refuses what
 * `recheckCaller`, `claimSet`, `insertImages`, `refuseBeyondQuota`, `claimLabels` and `holdCredits` refuse, and `insufficient_credits` or `monthly_limit_reached` with
 * exact figures.
 */
export async function writeJob(
  tx: Transaction,
  platform: Platform,
  start: { caller: Caller; means: StartMeans; slot: number; job: NewJob },
): Promise<StartedJob> {
  const { caller, slot } = start
  const { id: userId } = caller
  const { idempotencyKey, token, maxCostCents, extras, begun } = start.means
  const { readImages, list, labels = [], ...kept } = start.job
  const { countsRepeatsOnce } = kept
  const languagesCount = kept.languages.length
  const { isTest = false } = kept
  const livePriceCents = kept.priceCents ?? pricePerImage(languagesCount)
  const priceCents = isTest ? 0 : livePriceCents
  await shareStartLock(tx, userId)
  await recheckCaller(tx, caller)
  if (kept.pictureSet) await claimSet(tx, caller, kept.pictureSet)
  const [written] = await tx
    .insert(jobs)
    .values({
      userId,
      ...kept,
      ...extras,
      listBytes: list?.bytes ?? null,
      listChoice: list?.choice ?? null,
      idempotencyKey,
      tokenId: token?.tokenId ?? null,
      slot,
      priceCents,
    })
    .returning({ jobId: jobs.id, beganAt: microsecondsNow })
  const job = written!
  const { jobId } = job
  const { balance } = await readCredits(tx, userId)
  const { leftCents } = await readMonthlyLimit(tx, userId)
  const affordable = isTest
    ? Number.POSITIVE_INFINITY
    : Math.floor(Math.min(balance, leftCents ?? balance) / priceCents)
  const inserted = await insertImages(tx, jobId, readImages(tx, job), {
    countsRepeatsOnce,
    payAtMost: affordable,
  })
  const { total, failed, copied, carried, repeats } = inserted
  const payable = countPayable(inserted, { countsRepeatsOnce })
  const order = { imageCount: payable, languageCount: languagesCount, priceCents: livePriceCents }
  if (isTest && (await asksForNoCredit(tx, jobId))) throw await refuseCost(tx, userId, order, noCredit)
  if (payable > affordable) throw await refuseCost(tx, userId, order, { balanceCents: balance, leftCents })
  await tx
    .update(jobs)
    .set({
      totalImages: total,
      succeeded: copied,
      freeSuccesses: copied,
      failed,
      carried,
      freeImages: total - payable,
      hasRepeats: repeats > 0,
      storedBytes: storedBytesOf(jobId),
    })
    .where(eq(jobs.id, jobId))
  await refuseBeyondQuota(platform, tx, { userId, newJobId: jobId })
  // After all checks, and before anybody can see the job: no job ever refers to a missing list.
  if (list)
    await tx
      .update(jobs)
      .set({ listFile: await list.keep() })
      .where(eq(jobs.id, jobId))
  // Lock the account as briefly as possible: after everything that takes time.
  if (labels.length > 0)
    await tx
      .update(jobs)
      .set({ labels: await claimLabels(tx, { id: userId }, labels) })
      .where(eq(jobs.id, jobId))
  if (failed + copied < total) await queueChunks(tx, platform.queue, { jobId, userId })
  const estimatedCost = payable * priceCents
  const cents = payable * livePriceCents
  const hold = await holdCredits(tx, { userId, jobId, cents, token, maxCostCents, isTest })
  // Less than before: an administrator adjusted it, or a purchase was refunded in the meantime.
  if (!hold.isHeld) throw await refuseCost(tx, userId, order, hold)
  if (failed + copied === total) await finishIfDone(tx, platform, jobId)
  await tx.execute(sql`select pg_notify(${workChannel}, ''), pg_notify(${changedChannel}, ${String(jobId)})`)
  const notices = sayNotices(list?.choice.notices, caller.language)
  const started = {
    jobId,
    totalImages: total,
    languagesCount,
    estimatedCost,
    ...(notices.length > 0 && { notices }),
  }
  await begun?.(tx, started)
  return started
}

/** A test image can ask for the refusal of its job. */
async function asksForNoCredit(tx: Transaction, jobId: number): Promise<boolean> {
  const isAsking = sql`${jobImages.url} ~ ${testNamePattern('insufficient_credits')}`
  return (await tx.$count(jobImages, and(eq(jobImages.jobId, jobId), isAsking))) > 0
}

import { eq, sql } from 'drizzle-orm'
import { affordableImages, estimateCost, pricePerImage } from '#contract/pricing.ts'
import { readCaller } from '#server/accounts/read-caller.ts'
import { countKeys } from '#server/apikeys/count-keys.ts'
import { findUsableKeys } from '#server/apikeys/find-usable-keys.ts'
import { holdCredits } from '#server/credits/hold-credits.ts'
import { readCredits } from '#server/credits/read-credits.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { violatedConstraint } from '#server/platform/violated-constraint.ts'
import { changedChannel, workChannel } from './channels.ts'
import { countPayable, insertImages } from './insert-images.ts'
import { jobs } from './jobs.tables.ts'
import { type List, openList } from './lists/read-list.ts'
import { readStartOptions, type StartOptions } from './lists/read-start-options.ts'
import { queueChunks } from './queue-chunks.ts'
import type { ReceivedUpload } from './receive-upload.ts'
import { settleIfDone } from './settle-job.ts'
import { holdOffRemoval } from './start-lock.ts'

export interface StartedJob {
  jobId: number
  totalImages: number
  languagesCount: number
  /** Cents. */
  estimatedCost: number
}

/**
 * Starts a job from an upload: the job, its images, its queued work and the hold of what it may cost come into being
 * in one transaction, or not at all. The same `idempotencyKey` of the same caller answers the first job again.
 * Refuses what is wrong with the list or the options, `account_not_ready`, `no_api_keys`, `job_already_running`,
 * `insufficient_credits` with exact figures.
 */
export async function startJob(
  platform: Platform,
  caller: Caller,
  upload: ReceivedUpload,
  idempotencyKey: string | null,
): Promise<StartedJob> {
  const earlier = await findStarted(platform, caller.id, idempotencyKey)
  if (earlier) return earlier
  await refuseWithoutKeys(platform, caller)

  const options = readStartOptions(upload.fields)
  const list = await openList(upload.path, upload.filename, options)
  if (options.onlyMissing && !list.hasAltColumn) throw new Refusal('alt_column_missing')
  try {
    return await platform.db.transaction((tx) =>
      writeJob(tx, platform, { caller, list, options, filename: upload.filename, idempotencyKey }),
    )
  } catch (error) {
    return await answerConflict(platform, caller.id, idempotencyKey, error)
  }
}

/** Refuses who waits for a first key, and whose keys are of no use now. */
async function refuseWithoutKeys(platform: Platform, caller: Caller): Promise<void> {
  if (!caller.isAdmin && (await countKeys(platform.db, caller.id)) === 0)
    throw new Refusal('account_not_ready')
  const { providers } = await findUsableKeys(platform, caller)
  if (providers.length === 0) throw new Refusal('no_api_keys')
}

async function writeJob(
  tx: Transaction,
  platform: Platform,
  start: {
    caller: Caller
    list: List
    options: StartOptions
    filename: string
    idempotencyKey: string | null
  },
): Promise<StartedJob> {
  const { list, options } = start
  const userId = start.caller.id
  const languagesCount = options.languages.length
  const priceCents = pricePerImage(languagesCount)
  await tx.execute(holdOffRemoval(userId))
  if (!(await readCaller(tx, userId))) throw new Refusal('not_signed_in')
  const [job] = await tx
    .insert(jobs)
    .values({
      userId,
      filename: start.filename,
      listKind: list.kind,
      columns: list.headers,
      format: options.format,
      languages: options.languages,
      promptType: options.promptType,
      customPrompt: options.customPrompt,
      idempotencyKey: start.idempotencyKey,
      priceCents,
      countsRepeatsOnce: options.countRepeatsOnce,
    })
    .returning({ id: jobs.id })
  const jobId = job!.id
  const { balance } = await readCredits(tx, userId)
  const affordable = affordableImages(balance, languagesCount)
  const countsRepeatsOnce = options.countRepeatsOnce
  const inserted = await insertImages(tx, jobId, list.rows, {
    maxImages: options.maxImages,
    baseUrl: options.baseUrl,
    carryInto: options.onlyMissing ? options.languages[0]! : null,
    countsRepeatsOnce,
    maxImagesPerJob: platform.settings.MAX_IMAGES_PER_JOB,
    payAtMost: affordable,
  })
  const { rows, total, failed, carried, repeats } = inserted
  const payable = countPayable(inserted, { countsRepeatsOnce })
  if (payable > affordable) throw insufficient(payable, languagesCount, balance)
  await tx
    .update(jobs)
    .set({ totalImages: total, failed, carried, freeImages: total - payable, hasRepeats: repeats > 0 })
    .where(eq(jobs.id, jobId))
  // The account is locked for as short as can be: after everything that takes its time.
  if (failed < total) await queueChunks(tx, platform.queue, { id: jobId, rows })
  const estimatedCost = estimateCost(payable, languagesCount)
  const hold = await holdCredits(tx, { userId, jobId, cents: estimatedCost })
  // Meanwhile less than it was: an administrator adjusted it, or a purchase was refunded.
  if (!hold.isHeld) throw insufficient(payable, languagesCount, hold.balanceCents)
  if (failed === total) await settleIfDone(tx, platform, jobId)
  await tx.execute(sql`select pg_notify(${workChannel}, ''), pg_notify(${changedChannel}, ${String(jobId)})`)
  return { jobId, totalImages: total, languagesCount, estimatedCost }
}

function insufficient(imageCount: number, languageCount: number, balanceCents: number): Refusal {
  const cents = estimateCost(imageCount, languageCount)
  return new Refusal('insufficient_credits', {
    imageCount,
    languageCount,
    estimatedCostEuros: cents / 100,
    currentBalance: balanceCents,
    shortfallEuros: (cents - balanceCents) / 100,
    affordableImages: affordableImages(balanceCents, languageCount),
  })
}

async function findStarted(
  { db }: Platform,
  userId: number,
  idempotencyKey: string | null,
): Promise<StartedJob | null> {
  if (idempotencyKey === null) return null
  const [job] = await db
    .select({
      jobId: jobs.id,
      totalImages: jobs.totalImages,
      freeImages: jobs.freeImages,
      languages: jobs.languages,
      priceCents: jobs.priceCents,
    })
    .from(jobs)
    .where(sql`${jobs.userId} = ${userId} and ${jobs.idempotencyKey} = ${idempotencyKey}`)
  if (!job) return null
  const { jobId, totalImages, freeImages, languages, priceCents } = job
  // At its own price: another one may be asked by now.
  return {
    jobId,
    totalImages,
    languagesCount: languages.length,
    estimatedCost: (totalImages - freeImages) * priceCents,
  }
}

/** Two starts at once: the database let one through. The other gets that one's answer, or a refusal. */
async function answerConflict(
  platform: Platform,
  userId: number,
  idempotencyKey: string | null,
  error: unknown,
): Promise<StartedJob> {
  const constraint = violatedConstraint(error)
  if (constraint !== 'jobs_idempotency_key' && constraint !== 'jobs_one_running_per_user') throw error
  const first = await findStarted(platform, userId, idempotencyKey)
  if (first) return first
  const [running] = await platform.db
    .select({ jobId: jobs.id })
    .from(jobs)
    .where(sql`${jobs.userId} = ${userId} and ${jobs.finishedAt} is null`)
  throw new Refusal('job_already_running', { jobId: running?.jobId })
}

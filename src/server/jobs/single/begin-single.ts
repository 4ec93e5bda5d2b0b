import { sql } from 'drizzle-orm'
import type { RowWishes } from '#contract/lists/row-wishes.ts'
import { pricePerImage } from '#contract/pricing.ts'
import { readCaller } from '#server/accounts/users/read-caller.ts'
import { holdCredits, type SpendingToken } from '#server/credits/hold-credits.ts'
import { workChannel } from '#server/jobs/channels.ts'
import { sharedStartLock } from '#server/jobs/ending/start-lock.ts'
import { jobImages, jobs } from '#server/jobs/jobs.tables.ts'
import { singleImages } from '#server/jobs/single.tables.ts'
import { refuseBeyondQuota } from '#server/jobs/starting/refuse-beyond-quota.ts'
import { refuseCost } from '#server/jobs/starting/refuse-cost.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type Leased, syncLeaseSeconds } from './lease.ts'
import { dayOf, type SingleOptions, singleKeyOf } from './single-options.ts'

/** A picture that came by itself. */
export interface SinglePicture {
  url: string
  filename: string
  context: string
  row: RowWishes
  keywords: string[]
  externalId: string | null
  metadata: Record<string, string> | null
}

interface Beginning {
  picture: SinglePicture
  options: SingleOptions
  /** The token of the API that it came by. */
  token: SpendingToken
  /** What it may cost at most; undefined: whatever it costs. */
  maxCostCents: number | undefined
  /** Nobody waits for it. */
  isAsync: boolean
}

/** What its downloads show of each picture as it was sent. */
const columns = ['url', 'externalId', 'context', 'metadata']

/**
 * Takes a picture in, in one transaction: it joins the job of its day and its options, which is there from then on and over from the
 * start, and its price is held for it alone. It is its caller's to describe for as long as the lease says, or a worker's. `keep` belongs to the same transaction. Refuses
 * what `refuseBeyondQuota` and `holdCredits` refuse, `insufficient_credits` and `monthly_limit_reached`.
 */
export async function beginSingle(
  platform: Platform,
  caller: Pick<Caller, 'id'>,
  { picture, options, token, maxCostCents, isAsync }: Beginning,
  keep: (tx: Transaction, leased: Leased) => Promise<void> = async () => {},
): Promise<Leased> {
  const userId = caller.id
  const { languages } = options
  return await platform.db.transaction(async (tx) => {
    await tx.execute(sharedStartLock(userId))
    if (!(await readCaller(tx, userId))) throw new Refusal('token_unknown')
    await refuseBeyondQuota(platform, tx, { userId, newJobId: null })
    const ref = await takePlace(tx, userId, options)
    const { url, filename, context, row, keywords, externalId, metadata } = picture
    await tx.insert(jobImages).values({
      ...ref,
      url,
      filename,
      context,
      wishes: Object.keys(row).length > 0 ? row : null,
      source: [url, externalId ?? '', context, metadata ? JSON.stringify(metadata) : ''],
    })
    const leasedUntil = isAsync
      ? sql`now()`
      : sql`clock_timestamp() + make_interval(secs => ${syncLeaseSeconds})`
    const [leased] = await tx
      .insert(singleImages)
      .values({ ...ref, userId, externalId, metadata, keywords, isAsync, leasedUntil })
      .returning({ until: sql<string>`${singleImages.leasedUntil}::text` })
    // The account is locked for as short as can be.
    const cents = pricePerImage(languages.length)
    const hold = await holdCredits(tx, { userId, ...ref, cents, token, maxCostCents })
    if (!hold.isHeld)
      throw await refuseCost(tx, userId, { imageCount: 1, languageCount: languages.length }, hold)
    if (isAsync) await tx.execute(sql`select pg_notify(${workChannel}, '')`)
    const begun = { ...ref, userId, until: leased!.until }
    await keep(tx, begun)
    return begun
  })
}

/** The next place in the job of today, which is made where there is none. Nobody else takes one before the transaction ends. */
async function takePlace(tx: Transaction, userId: number, options: SingleOptions) {
  const now = new Date()
  const { languages, customPrompt } = options
  const [taken] = await tx
    .insert(jobs)
    .values({
      userId,
      kind: 'single',
      singleKey: singleKeyOf(options, now),
      status: 'completed',
      startedAt: now,
      finishedAt: now,
      filename: `API ${dayOf(now)}`,
      listKind: 'csv',
      columns,
      format: 'csv',
      languages,
      promptType: customPrompt === '' ? 'system' : 'custom',
      customPrompt,
      priceCents: pricePerImage(languages.length),
      totalImages: 1,
      openChunks: 1,
      lastPlace: 1,
      // Each picture is made findable with its texts.
      searchableTo: null,
    })
    .onConflictDoUpdate({
      target: [jobs.userId, jobs.singleKey],
      set: {
        totalImages: sql`${jobs.totalImages} + 1`,
        openChunks: sql`${jobs.openChunks} + 1`,
        lastPlace: sql`${jobs.lastPlace} + 1`,
      },
    })
    .returning({ jobId: jobs.id, position: jobs.lastPlace })
  return taken!
}

import type { V1Quote } from '#contract/endpoints/v1/shapes.ts'
import type { Notice } from '#contract/entities/start-form.ts'
import { sayNotices } from '#contract/lists/list-notices.ts'
import { pricePerImage } from '#contract/pricing.ts'
import { readCredits } from '#server/credits/read-credits.ts'
import { readMonthlyLimit } from '#server/credits/read-monthly-limit.ts'
import { sumSpentByToken } from '#server/credits/sum-spent-by-token.ts'
import type { ImageSum } from '#server/jobs/lists/read-images.ts'
import { bounds } from '#server/platform/bounds.ts'
import type { TokenCaller } from '#server/platform/caller.ts'
import { limitAttempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { refusedStartsOf } from './count-start.ts'
import { countPayable } from './insert-images.ts'
import { prepareJob } from './prepare-job.ts'
import type { ReceivedUpload } from './receive-upload.ts'

type CostRefusal = V1Quote['reason'] & {}

/** What a job would be and cost. */
export interface Quote {
  /** Test data: it shows what live data would cost. */
  isTest: boolean
  totalImages: number
  carried: number
  freeImages: number
  priceCents: number
  costCents: number
  balanceCents: number
  /** With which code a start would be refused for its cost; null: it would not. */
  reason: CostRefusal | null
  notices: Notice[]
}

/**
 * Reads a list as a start would, and says what it would cost; nothing is written. Refuses invalid lists and options, and `rate_limited`: it
 * counts among refused starts.
 */
export async function quoteJob(
  platform: Platform,
  caller: TokenCaller,
  { upload, maxCostCents }: { upload: ReceivedUpload; maxCostCents: number | null },
  signal?: AbortSignal,
): Promise<Quote> {
  const { db } = platform
  await limitAttempts(platform).count(refusedStartsOf(caller), bounds.refusedStartsPerUser)
  await using reading = new AsyncDisposableStack()
  const job = await prepareJob(platform, caller, upload, reading, signal)
  let sum: ImageSum | undefined
  // The rows are for a job that is not written: any id will do.
  for await (const batch of job.images({ jobId: 0, beganAt: 0 })) sum = batch.sum
  if (!sum || sum.total === 0) throw new Refusal(sum && sum.carried > 0 ? 'none_missing' : 'no_rows')
  const payable = countPayable(sum, job)
  const priceCents = pricePerImage(job.languages.length)
  const costCents = payable * priceCents
  const { balance } = await readCredits(db, caller.id)
  const { leftCents } = await readMonthlyLimit(db, caller.id)
  const spentCents = (await sumSpentByToken(db, caller)).get(caller.tokenId) ?? 0
  // In the order in which a start is refused.
  const most: [CostRefusal, number | null][] = [
    ['insufficient_credits', balance],
    ['monthly_limit_reached', leftCents],
    ['over_max_cost', maxCostCents],
    ['token_cap_reached', caller.monthlyCapCents === null ? null : caller.monthlyCapCents - spentCents],
  ]
  const [reason] = most.find(([, cents]) => cents !== null && costCents > cents) ?? [null]
  return {
    isTest: caller.isTest,
    totalImages: sum.total,
    carried: sum.carried,
    freeImages: sum.total - payable,
    priceCents,
    costCents,
    balanceCents: balance,
    reason,
    notices: sayNotices(job.list?.choice.notices, caller.language),
  }
}

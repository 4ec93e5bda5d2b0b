import type { Image } from '#contract/entities/image.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { sayFault } from '#contract/say.ts'
import { describeTestPicture } from '#server/describing/describe-test-picture.ts'
import { findMarkedAlike } from '#server/jobs/alike/find-marked-alike.ts'
import { showAlike } from '#server/jobs/alike/show-alike.ts'
import { listModelPrices } from '#server/jobs/costs/list-model-prices.ts'
import { measureCalls, observeSteps } from '#server/jobs/costs/measure-calls.ts'
import { priceCalls } from '#server/jobs/costs/price-calls.ts'
import { readImageHeaders } from '#server/jobs/image-headers.ts'
import { type ImageRef, isUpload } from '#server/jobs/image-ref.ts'
import { readSetFile } from '#server/jobs/picture-sets/with-picture-sets.ts'
import { shapeImage } from '#server/jobs/reading/shape-image.ts'
import { wishesOfJob } from '#server/jobs/wishes-of-job.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Describers } from '#server/provider-runtime/open-describers.ts'
import { requireKeys } from '#server/provider-runtime/require-keys.ts'
import { claimTry, giveBackTry } from './claim-try.ts'
import { refuseUnpaid } from './refuse-unpaid.ts'
import { storeRegeneration } from './store-regeneration.ts'

/** A failed regeneration can be retried for free, and costs the operator calls. Source: docs/specification/bounds.md#limits */
const triesPerImage = { max: 5, windowMs: 24 * 60 * 60_000 }

type Claimed = Awaited<ReturnType<typeof claimTry>>

interface RegenerateOptions {
  /** The editor's wish in words; may be empty. */
  wish: string
  /** The reader's: the reason of a failure is in this language. */
  language: UiLanguage
  signal: AbortSignal
}

/**
 * Regenerates an image, once and for free: neither its job's counts nor its price change. Its texts stay; the new ones become its proposal.
 * Of two concurrent calls the second is refused and makes no call to a provider. Refuses what `claimTry`, `requireKeys` and `refuseUnpaid`
 * refuse, `picture_not_kept`, and `regenerate_failed` with a reason; after that it can be tried again, until it is `rate_limited`.
 */
export async function regenerateImage(
  platform: Platform,
  describers: Describers,
  caller: Caller,
  ref: ImageRef,
  options: RegenerateOptions,
): Promise<Image> {
  const { db, log } = platform
  const claimed = await claimTry(db, caller, ref)
  try {
    if (isUpload(claimed.image.url)) throw new Refusal('picture_not_kept')
    return await describeAnew(platform, describers, caller, ref, claimed, options)
  } catch (error) {
    // If the database is unavailable, the try is free again when its claim expires.
    await giveBackTry(db, claimed.freeTry).catch((err) => log.warn({ err }, 'a free try was not released'))
    throw error
  }
}

async function describeAnew(
  platform: Platform,
  { describer, attempts }: Describers,
  caller: Caller,
  ref: ImageRef,
  { job, image, freeTry }: Claimed,
  { wish, language, signal }: RegenerateOptions,
): Promise<Image> {
  const { db, log, metrics } = platform
  const { isTest } = job
  const keys = await requireKeys(platform, { ...caller, isTest })
  await refuseUnpaid(platform, { ...caller, isTest })
  // A caller who timed out while waiting has cost nothing yet.
  if (signal.aborted)
    throw new Refusal('regenerate_failed', { reason: sayFault({ code: 'ai_unavailable' }, language) })
  await attempts.count(`regenerate ${freeTry.jobId}/${freeTry.holder}`, triesPerImage)

  const { url, context, filename } = image
  const like = await findMarkedAlike(db, ref)
  const alike = like && { alike: showAlike(like, job.languages) }
  // A single picture may have been sent with keywords of its own.
  const keywords = image.keywords ?? []
  const wishes = { ...wishesOfJob(job), context, filename, row: image.wishes ?? {}, keywords, wish, ...alike }
  const group = String(ref.jobId)
  const onBug = (err: unknown) => log.error({ err, ...ref }, 'describing a picture failed because of a bug')
  const asking = { signal, group, onBug, onStep: observeSteps(metrics) }
  const regeneration = isTest
    ? await describeTestPicture(url, wishes)
    : await describer.describe(
        keys,
        {
          url,
          headers: await readImageHeaders(platform, ref),
          file: await readSetFile(platform, caller, url),
        },
        wishes,
        asking,
      )

  const usage = priceCalls(await listModelPrices(db), regeneration.calls)
  measureCalls(metrics, usage)
  const proposed = await storeRegeneration(db, ref, freeTry, { userId: caller.id, regeneration, usage })
  if (regeneration.outcome === 'failed') {
    metrics.images.inc({ outcome: 'not_regenerated', provider: '' })
    throw new Refusal('regenerate_failed', { reason: sayFault(regeneration.fault, language) })
  }
  if (!proposed) return await refuseLate(db, caller, ref)
  metrics.images.inc({ outcome: 'regenerated', provider: regeneration.provider })
  return shapeImage(proposed, job.languages, language)
}

/** The try expired before it was done, and another call was first or is in progress; or the job was deleted. */
async function refuseLate(db: Database, caller: Caller, ref: ImageRef): Promise<never> {
  await claimTry(db, caller, ref)
  throw new Error('an image can be regenerated, but got no proposal')
}

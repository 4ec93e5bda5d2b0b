import type { Image } from '#contract/entities/image.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { sayFault } from '#contract/say.ts'
import type { PictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import type { ProviderPools } from '#server/describing/pool/create-provider-pools.ts'
import { listModelPrices } from '#server/jobs/costs/list-model-prices.ts'
import { priceCalls } from '#server/jobs/costs/price-calls.ts'
import type { ImageRef } from '#server/jobs/image-ref.ts'
import { poolOfOwner } from '#server/jobs/keys/pool-of-owner.ts'
import { refuseWithoutKeys } from '#server/jobs/keys/refuse-without-keys.ts'
import { shapeImage } from '#server/jobs/reading/shape-image.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { lockOwnImage, type OwnImage } from './lock-own-image.ts'
import { regeneratePicture } from './regenerate-picture.ts'
import { storeRegeneration } from './store-regeneration.ts'

/** A failed one is free to be tried again, and costs the operator calls. Source: docs/specification.md#limits */
const triesPerImage = { max: 5, windowMs: 24 * 60 * 60_000 }

interface Describers {
  fetcher: PictureFetcher
  pools: ProviderPools
  attempts: Attempts
}

interface RegenerateOptions {
  /** What its editor wants to be otherwise, in words; may be empty. */
  wish: string
  /** The reader's: the reason of a failure is said in it. */
  language: UiLanguage
  signal: AbortSignal
}

/**
 * Has an image described anew, once and for free: neither its job's counts nor its price change. The texts before are kept as
 * a revision. Of two at once the second is refused. Refuses what `lockOwnImage` and `refuseWithoutKeys` refuse, `no_texts`,
 * `regenerated_already`, and `regenerate_failed` with a reason; after that it may be tried again, until it is `rate_limited`.
 */
export async function regenerateImage(
  platform: Platform,
  { fetcher, pools, attempts }: Describers,
  caller: Caller,
  ref: ImageRef,
  { wish, language, signal }: RegenerateOptions,
): Promise<Image> {
  const { db, metrics } = platform
  const { job, image } = await findFree(db, caller, ref)
  await refuseWithoutKeys(platform, caller)
  const pool = await poolOfOwner(platform, pools, caller)
  // A caller whose time went by in line has cost nothing yet.
  if (signal.aborted)
    throw new Refusal('regenerate_failed', { reason: sayFault({ code: 'ai_unavailable' }, language) })
  await attempts.count(`regenerate ${ref.jobId}/${ref.position}`, triesPerImage)

  const { languages, promptType, customPrompt } = job
  const { url, context, filename } = image
  const wishes = { languages, promptType, customPrompt, context, filename, row: image.wishes ?? {}, wish }
  const group = String(ref.jobId)
  const regeneration = await regeneratePicture({ fetcher, pool }, url, wishes, { signal, group })

  const usage = priceCalls(await listModelPrices(db), regeneration.calls)
  const replaced = await storeRegeneration(db, ref, regeneration, usage)
  if (regeneration.outcome === 'failed') {
    metrics.images.inc({ outcome: 'not_regenerated', provider: '' })
    throw new Refusal('regenerate_failed', { reason: sayFault(regeneration.fault, language) })
  }
  if (!replaced) return await refuseLate(db, caller, ref)
  metrics.images.inc({ outcome: 'regenerated', provider: regeneration.provider })
  return shapeImage(replaced, languages, language)
}

/** An own image whose free regeneration is still to be had. */
async function findFree(db: Database, caller: Caller, ref: ImageRef): Promise<OwnImage> {
  const found = await db.transaction((tx) => lockOwnImage(tx, caller, ref))
  if (found.image.state !== 'succeeded') throw new Refusal('no_texts')
  if (found.image.regeneratedAt) throw new Refusal('regenerated_already')
  return found
}

/** Meanwhile somebody else was first, or the job was deleted. */
async function refuseLate(db: Database, caller: Caller, ref: ImageRef): Promise<never> {
  await findFree(db, caller, ref)
  throw new Error('an image was free to be described anew, and was not replaced')
}

import type { PictureFault } from '#contract/picture-faults.ts'
import type { AskedPicture } from '#server/describing/describe-image.ts'
import { describeTestPicture } from '#server/describing/describe-test-picture.ts'
import type { Describer } from '#server/describing/describer.ts'
import type { PoolKeys } from '#server/describing/pool/create-provider-pools.ts'
import { listModelPrices } from '#server/jobs/costs/list-model-prices.ts'
import { measureCalls, observeSteps } from '#server/jobs/costs/measure-calls.ts'
import { priceCalls } from '#server/jobs/costs/price-calls.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { SinglePicture } from './begin-single.ts'
import type { SingleOutcome } from './end-single.ts'
import type { Leased } from './lease.ts'
import type { SingleOptions } from './single-options.ts'

/** Opens and describes a single picture with its owner's keys, or makes test texts up. Throws only if the database is unavailable. */
export async function describeSingle(
  platform: Platform,
  { describer, keys }: { describer: Describer; keys: PoolKeys },
  owner: Pick<Caller, 'id'>,
  leased: Leased,
  asked: Pick<SinglePicture, 'filename' | 'context' | 'row' | 'keywords'> &
    AskedPicture & { options: SingleOptions },
  signal: AbortSignal,
): Promise<SingleOutcome> {
  const { url, file, headers, filename, context, row, keywords, options } = asked
  const { languages, customPrompt, isTest } = options
  const promptType = customPrompt === '' ? ('system' as const) : ('custom' as const)
  const wishes = { languages, customPrompt, promptType, filename, context, row, keywords }
  const group = `single pictures of ${owner.id}`
  const ref = { jobId: leased.jobId, position: leased.position }
  const onBug = (err: unknown) =>
    platform.log.error({ err, ...ref }, 'describing a picture failed because of a bug')
  const onStep = observeSteps(platform.metrics)
  const asking = { signal, group, onBug, onStep }
  if (isTest) return { described: await describeTestPicture(url, wishes, file), usage: [] }
  const described = await describer.describe(keys, { url, file, headers }, wishes, asking)
  const outcome = described.outcome === 'described' ? 'described' : 'failed'
  const provider = described.outcome === 'described' ? described.provider : ''
  platform.metrics.images.inc({ outcome, provider })
  const usage = priceCalls(await listModelPrices(platform.db), described.calls)
  measureCalls(platform.metrics, usage)
  return { described, usage }
}

/** The outcome of a picture that was never sent to a provider. */
export function endedBy(fault: PictureFault): SingleOutcome {
  return { described: { outcome: 'failed', fault, calls: [] }, usage: [] }
}

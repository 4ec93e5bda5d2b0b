import type { ImageHeaders } from '#contract/endpoints/v1/order-extras.ts'
import type { SpendingToken } from '#server/credits/hold-credits.ts'
import { refuseUnpaid } from '#server/jobs/reviewing/refuse-unpaid.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Describers } from '#server/provider-runtime/open-describers.ts'
import { refuseWithoutKeys, requireKeys } from '#server/provider-runtime/require-keys.ts'
import { beginSingle, type SinglePicture } from './begin-single.ts'
import { describeSingle, endedBy } from './describe-single.ts'
import { endSingle, type SingleOutcome } from './end-single.ts'
import type { Leased } from './lease.ts'
import type { SingleOptions } from './single-options.ts'

/** A picture to describe. */
export interface SingleOrder {
  picture: SinglePicture
  /** Its bytes, if they were sent. */
  file?: Buffer | undefined
  /** For fetching it. */
  headers?: ImageHeaders | undefined
  options: SingleOptions
  token: SpendingToken
  maxCostCents: number | undefined
}

/**
 * Describes a picture during its request and charges it if it gets texts. `keep` is called in the transaction that ends it. If the process
 * dies first, the picture costs nothing. Refuses what `requireKeys`, `refuseUnpaid` and `beginSingle` refuse, before anything is spent.
 */
export async function takeSingle(
  platform: Platform,
  { describer }: Pick<Describers, 'describer'>,
  caller: Caller,
  { picture, file, headers, ...order }: SingleOrder,
  signal: AbortSignal,
  keep: (tx: Transaction, leased: Leased, outcome: SingleOutcome) => Promise<void>,
): Promise<{ leased: Leased; outcome: SingleOutcome }> {
  const keys = await requireKeys(platform, caller)
  await refuseUnpaid(platform, caller)
  const options = { ...order.options, isTest: caller.isTest ?? false }
  const leased = await beginSingle(platform, caller, { ...order, options, picture, file, isAsync: false })
  const asked = { ...picture, file, headers, options }
  const outcome = await describeSingle(platform, { describer, keys }, caller, leased, asked, signal)
  const isEnded = await endSingle(platform, leased, outcome, (tx) => keep(tx, leased, outcome))
  return { leased, outcome: isEnded ? outcome : endedBy({ code: 'interrupted' }) }
}

/** Accepts a picture for a worker to describe; `keep` is called in the transaction that accepts it. Refuses what `takeSingle` refuses. */
export async function orderSingle(
  platform: Platform,
  caller: Caller,
  order: Omit<SingleOrder, 'file' | 'headers'>,
  keep: (tx: Transaction, leased: Leased) => Promise<void>,
): Promise<void> {
  await refuseWithoutKeys(platform, caller)
  await refuseUnpaid(platform, caller)
  const options = { ...order.options, isTest: caller.isTest ?? false }
  await beginSingle(platform, caller, { ...order, options, isAsync: true }, keep)
}

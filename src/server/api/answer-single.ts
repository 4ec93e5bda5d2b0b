import type { DescribedImage } from '#contract/endpoints/v1/images.ts'
import type { UiLanguage } from '#contract/languages.ts'
import type { PictureFault, PictureFaultCode } from '#contract/picture-faults.ts'
import { pricePerImage } from '#contract/pricing.ts'
import { sayFault } from '#contract/say.ts'
import { readCredits } from '#server/credits/read-credits.ts'
import { readImage } from '#server/jobs/reading/read-image.ts'
import type { SingleOutcome } from '#server/jobs/single/end-single.ts'
import type { Leased } from '#server/jobs/single/lease.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { imageIdOf } from './image-id.ts'
import { shapeV1Image } from './shape-v1.ts'

/** Temporary faults that are not the picture's: a later call can succeed. */
const passing = new Set<PictureFaultCode>(['ai_unavailable', 'key_refused', 'internal', 'interrupted'])
const retryAfterSeconds = 30

/** The answer for a picture's sender, as of the transaction that ended it: its texts, or why it has none. */
export async function answerSingle(
  tx: Transaction,
  owner: Owner,
  leased: Leased,
  outcome: SingleOutcome,
  language: UiLanguage,
): Promise<DescribedImage | Refusal> {
  if (outcome.described.outcome === 'failed') return refusalOf(leased, outcome, language)
  const given = await readImage(tx, owner, leased, language)
  const { balance } = await readCredits(tx, owner.id)
  const chargedCents = given.isTest ? 0 : pricePerImage(given.image.languagesCount)
  return { ...shapeV1Image(given), chargedCents, balanceCents: balance }
}

/** `image_failed` or, if another attempt can help, `image_not_described`. */
export function refusalOf(leased: Leased, { described }: SingleOutcome, language: UiLanguage): Refusal {
  const fault: PictureFault = described.outcome === 'failed' ? described.fault : { code: 'internal' }
  const why = {
    imageId: imageIdOf(leased),
    problem: { code: fault.code, message: sayFault(fault, language) },
  }
  if (passing.has(fault.code)) return new Refusal('image_not_described', { ...why, retryAfterSeconds })
  return new Refusal('image_failed', why)
}

import { affordableImages } from '#contract/pricing.ts'
import { estimate } from './estimate.ts'
import type { Draft } from './upload-state.ts'

/** What a balance means for the job that is being put together, in cents. */
export interface CreditOutlook {
  balanceCents: number
  /** What is left when every image succeeds; negative where the balance is too small. */
  remainingCents: number
  affordableImages: number
}

/** Null while the images are being counted. */
export function creditOutlook(draft: Draft, balanceCents: number): CreditOutlook | null {
  const { images, languages, total } = estimate(draft)
  if (images === null || total === null) return null
  return {
    balanceCents,
    remainingCents: balanceCents - total,
    affordableImages: Math.min(images, affordableImages(balanceCents, languages)),
  }
}

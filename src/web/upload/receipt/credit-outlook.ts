import { affordableImages } from '#contract/pricing.ts'
import { reckonImages } from '#web/upload/draft/reckon-images.ts'
import type { Draft } from '#web/upload/draft/upload-state.ts'
import { estimate } from './estimate.ts'

/** The effect of the drafted job on the balance, in cents. */
export interface CreditOutlook {
  balanceCents: number
  /** The rest if every image succeeds; negative if the balance is too small. */
  remainingCents: number
  /** How many of the job's first images can be paid. */
  affordableImages: number
}

/** Null while the images are being counted. */
export function creditOutlook(draft: Draft, balanceCents: number): CreditOutlook | null {
  const { languages, total } = estimate(draft)
  const affordable = reckonImages(draft, affordableImages(balanceCents, languages))
  if (total === null || !affordable) return null
  return {
    balanceCents,
    remainingCents: balanceCents - total,
    affordableImages: affordable.images,
  }
}

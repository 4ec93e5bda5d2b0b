import { detailsOf } from '#web/http/details-of.ts'

/** What a job would have cost and what there is, when credit does not reach. All amounts in cents. */
export interface Shortfall {
  images: number
  languages: number
  perImageCents: number
  costCents: number
  balanceCents: number
  /** Not positive: it reaches by now. */
  missingCents: number
  /** How many images the balance pays for. */
  affordableImages: number
}

/** The figures of an `insufficient_credits` refusal; null for every other error, and for one that lacks them. */
export function readShortfall(error: unknown): Shortfall | null {
  const details = detailsOf(error, 'insufficient_credits')
  if (!details) return null
  const costCents = Math.round(details.estimatedCostEuros * 100)
  return {
    images: details.imageCount,
    languages: details.languageCount,
    // As the server counted it: this page may be older than a change of prices.
    perImageCents: Math.round(costCents / details.imageCount),
    costCents,
    balanceCents: details.currentBalance,
    missingCents: Math.round(details.shortfallEuros * 100),
    affordableImages: details.affordableImages,
  }
}

/** The same job against another balance. */
export function withBalance(shortfall: Shortfall, balanceCents: number): Shortfall {
  return {
    ...shortfall,
    balanceCents,
    missingCents: shortfall.costCents - balanceCents,
    affordableImages: Math.min(shortfall.images, Math.floor(balanceCents / shortfall.perImageCents)),
  }
}

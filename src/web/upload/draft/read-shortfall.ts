import { refusals } from '#contract/refusals.ts'
import { CallError } from '#web/http/call-error.ts'

/** The figures that are always told; how many images the balance pays for can be reckoned from them. */
const Figures = refusals.insufficient_credits.details.partial({ affordableImages: true })

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
  const details = isInsufficient(error) && Figures.safeParse(error.told).data
  if (!details) return null
  const costCents = Math.round(details.estimatedCostEuros * 100)
  const perImageCents = Math.round(costCents / details.imageCount)
  const affordable = Math.floor(details.currentBalance / Math.max(1, perImageCents))
  return {
    images: details.imageCount,
    languages: details.languageCount,
    // As the server counted it: this page may be older than a change of prices.
    perImageCents,
    costCents,
    balanceCents: details.currentBalance,
    missingCents: Math.round(details.shortfallEuros * 100),
    affordableImages: details.affordableImages ?? Math.max(0, Math.min(details.imageCount, affordable)),
  }
}

/** By its code, or without one by its sentence. Source: docs/specification.md#upload */
function isInsufficient(error: unknown): error is CallError {
  if (!(error instanceof CallError)) return false
  if (error.refusal) return error.refusal.code === 'insufficient_credits'
  return error.status === 402 || String(error.told.message).includes('Insufficient credits')
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

import { refusals } from '#contract/refusals.ts'
import { CallError } from '#web/http/call-error.ts'

/** The figures that are always present; the number of affordable images can be derived from them. */
const Figures = refusals.insufficient_credits.details.partial({ affordableImages: true })

/** The cost of a job and the available credit, when it is insufficient. All amounts in cents. */
export interface Shortfall {
  images: number
  languages: number
  perImageCents: number
  costCents: number
  balanceCents: number
  /** Zero or negative: the credit is sufficient by now. */
  missingCents: number
  /** How many images the balance pays for. */
  affordableImages: number
}

/** The figures of an `insufficient_credits` refusal; null for every other error, and if they are missing. */
export function readShortfall(error: unknown): Shortfall | null {
  const details = isInsufficient(error) && Figures.safeParse(error.told).data
  if (!details) return null
  const costCents = Math.round(details.estimatedCostEuros * 100)
  const perImageCents = Math.round(costCents / details.imageCount)
  const affordable = Math.floor(details.currentBalance / Math.max(1, perImageCents))
  return {
    images: details.imageCount,
    languages: details.languageCount,
    // The server's price: this page may have an outdated one.
    perImageCents,
    costCents,
    balanceCents: details.currentBalance,
    missingCents: Math.round(details.shortfallEuros * 100),
    affordableImages: details.affordableImages ?? Math.max(0, Math.min(details.imageCount, affordable)),
  }
}

/** By its code or, without one, by its message. Source: docs/specification/screens.md#upload */
function isInsufficient(error: unknown): error is CallError {
  if (!(error instanceof CallError)) return false
  if (error.refusal) return error.refusal.code === 'insufficient_credits'
  return error.status === 402 || String(error.told.message).includes('Insufficient credits')
}

/** The same job with another balance. */
export function withBalance(shortfall: Shortfall, balanceCents: number): Shortfall {
  return {
    ...shortfall,
    balanceCents,
    missingCents: shortfall.costCents - balanceCents,
    affordableImages: Math.min(shortfall.images, Math.floor(balanceCents / shortfall.perImageCents)),
  }
}

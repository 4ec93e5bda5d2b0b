import { z } from 'zod'
import type { RefusalBody } from '#web/http/call-error.ts'

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

const Details = z.object({
  imageCount: z.int().positive(),
  languageCount: z.int().positive(),
  estimatedCostEuros: z.number(),
  currentBalance: z.int(),
  shortfallEuros: z.number(),
  affordableImages: z.int(),
})

/** The figures of an `insufficient_credits` refusal; null for every other, and for one that lacks them. */
export function readShortfall(refusal: RefusalBody): Shortfall | null {
  if (refusal.code !== 'insufficient_credits') return null
  const { data } = Details.safeParse(refusal)
  if (!data) return null
  const costCents = Math.round(data.estimatedCostEuros * 100)
  return {
    images: data.imageCount,
    languages: data.languageCount,
    // As the server counted it: this page may be older than a change of prices.
    perImageCents: Math.round(costCents / data.imageCount),
    costCents,
    balanceCents: data.currentBalance,
    missingCents: Math.round(data.shortfallEuros * 100),
    affordableImages: data.affordableImages,
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

import { pricePerImage } from '#contract/pricing.ts'
import type { Hold } from '#server/credits/hold-credits.ts'
import { readMonthlyLimit } from '#server/credits/read-monthly-limit.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

interface Order {
  imageCount: number
  languageCount: number
  /** Per image; absent: what describing costs. */
  priceCents?: number
}

/** What test data that asks for it is refused with. */
export const noCredit = { balanceCents: 0, leftCents: null }

/** The refusal for a job that costs too much: because of the balance, or what is left of the monthly limit. */
export async function refuseCost(
  tx: Transaction,
  userId: number,
  order: Order,
  { balanceCents, leftCents }: Pick<Hold, 'balanceCents' | 'leftCents'>,
): Promise<Refusal> {
  const costCents = order.imageCount * priceOf(order)
  if (costCents > balanceCents || leftCents === null) return insufficient(order, balanceCents)
  const { limitCents } = await readMonthlyLimit(tx, userId)
  return new Refusal('monthly_limit_reached', {
    limitCents: limitCents ?? 0,
    leftCents,
    costCents,
  })
}

function priceOf({ priceCents, languageCount }: Order): number {
  return priceCents ?? pricePerImage(languageCount)
}

function insufficient(order: Order, balanceCents: number): Refusal {
  const { imageCount, languageCount } = order
  const cents = imageCount * priceOf(order)
  return new Refusal('insufficient_credits', {
    imageCount,
    languageCount,
    estimatedCostEuros: cents / 100,
    currentBalance: balanceCents,
    shortfallEuros: (cents - balanceCents) / 100,
    affordableImages: Math.floor(balanceCents / priceOf(order)),
  })
}

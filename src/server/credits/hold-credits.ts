import { sql } from 'drizzle-orm'
import type { TokenCaller } from '#server/platform/caller.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { creditAccounts, creditHolds } from './credits.tables.ts'
import { lockAccount } from './lock-account.ts'
import { ownAccount } from './own-account.ts'
import { readMonthlyLimit } from './read-monthly-limit.ts'
import { sumSpentBy } from './sum-spent-by-token.ts'

/** A token of the API, and what may be held and spent by it in a month of the books; null is no cap. */
export type SpendingToken = Pick<TokenCaller, 'tokenId' | 'monthlyCapCents'>

/** What is to be set aside, and what its caller may spend. */
export interface HoldWish {
  userId: number
  jobId: number
  /** 0, or left out: the whole job; else the place of a single picture. */
  position?: number
  cents: number
  /** The token of the API that asks for it; null or left out: the app does. */
  token?: SpendingToken | null | undefined
  /** What it may cost at most, as the caller said. */
  maxCostCents?: number | null | undefined
}

export interface Hold {
  isHeld: boolean
  /** As it was found. */
  balanceCents: number
  /** What of the monthly limit was left; null without a limit. */
  leftCents: number | null
}

/**
 * Sets cents aside for a job or a single picture, in the transaction that starts it: two can't spend the same cent, nor
 * pass the monthly limit or their token's cap together. Where balance or limit is too small nothing is held; what can
 * cost nothing has no hold. Refuses `over_max_cost` and, where balance and limit allow it, `token_cap_reached`.
 */
export async function holdCredits(
  tx: Transaction,
  { userId, jobId, position = 0, cents, token = null, maxCostCents = null }: HoldWish,
): Promise<Hold> {
  if (maxCostCents !== null && cents > maxCostCents)
    throw new Refusal('over_max_cost', { maxCostCents, costCents: cents })
  const balanceCents = (await lockAccount(tx, userId))?.balanceCents ?? 0
  if (cents === 0) return { isHeld: true, balanceCents, leftCents: null }
  const { leftCents } = await readMonthlyLimit(tx, userId)
  if (balanceCents < cents) return { isHeld: false, balanceCents, leftCents }
  if (leftCents !== null && leftCents < cents) return { isHeld: false, balanceCents, leftCents }
  if (token) await refuseBeyondCap(tx, token, cents)
  await tx
    .update(creditAccounts)
    .set({
      balanceCents: sql`${creditAccounts.balanceCents} - ${cents}`,
      heldCents: sql`${creditAccounts.heldCents} + ${cents}`,
    })
    .where(ownAccount({ id: userId }))
  await tx.insert(creditHolds).values({ jobId, position, userId, cents, tokenId: token?.tokenId ?? null })
  return { isHeld: true, balanceCents, leftCents }
}

async function refuseBeyondCap(
  tx: Transaction,
  { tokenId, monthlyCapCents: capCents }: SpendingToken,
  neededCents: number,
): Promise<void> {
  if (capCents === null) return
  const spentCents = await sumSpentBy(tx, tokenId)
  if (spentCents + neededCents > capCents)
    throw new Refusal('token_cap_reached', { capCents, spentCents, neededCents })
}

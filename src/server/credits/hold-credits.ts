import { type SQL, sql } from 'drizzle-orm'
import type { TokenCaller } from '#server/platform/caller.ts'
import { column } from '#server/platform/columns.ts'
import { clientOf, type Transaction } from '#server/platform/open-database.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { creditAccounts, creditHolds, ownAccount, ownAccountAt } from './credits.tables.ts'
import { lockAccount } from './lock-account.ts'
import { readMonthlyLimit } from './read-monthly-limit.ts'
import { sumSpentBy } from './sum-spent-by-token.ts'

/** An API token, and what may be held and spent with it in a calendar month of the ledger; null is no cap. */
export type SpendingToken = Pick<TokenCaller, 'tokenId' | 'monthlyCapCents'>

/** What to hold, and the limits of its caller. */
export interface HoldWish {
  userId: number
  jobId: number
  /** 0 or omitted: the whole job; otherwise the position of a single picture. */
  position?: number
  cents: number
  /** The API token of the call; null or omitted for the app. */
  token?: SpendingToken | null | undefined
  /** The most it may cost, as the caller said. */
  maxCostCents?: number | null | undefined
  /** Test data costs nothing: only `maxCostCents` is checked. */
  isTest?: boolean
}

export interface Hold {
  isHeld: boolean
  /** As found. */
  balanceCents: number
  /** What was left of the monthly limit; null without a limit. */
  leftCents: number | null
}

/**
 * Holds cents for a job or a single picture, in the transaction that starts it: concurrent calls can neither spend the same cent nor exceed
 * the monthly limit or their token's cap together. Holds nothing if balance or limit is too small, or if the cost can only be zero. Refuses
 * `over_max_cost` and, if balance and limit suffice, `token_cap_reached`.
 */
export async function holdCredits(
  tx: Transaction,
  { userId, jobId, position = 0, cents, token = null, maxCostCents = null, isTest = false }: HoldWish,
): Promise<Hold> {
  if (maxCostCents !== null && cents > maxCostCents)
    throw new Refusal('over_max_cost', { maxCostCents, costCents: cents })
  if (isTest) return { isHeld: true, balanceCents: 0, leftCents: null }
  if (cents > 0 && (token?.monthlyCapCents ?? null) === null) {
    const held = await holdUnlimited(tx, { userId, jobId, position, cents, token })
    if (held) return held
  }
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

const unlimited = {
  name: 'hold-unlimited',
  text: `
    with account as (
      update credit_accounts set balance_cents = balance_cents - $2, held_cents = held_cents + $2
      where ${ownAccountAt('$1')} and balance_cents >= $2 and own_limit_cents is null and admin_limit_cents is null
      returning balance_cents + $2 as "balanceCents"
    ), hold as (
      insert into credit_holds (job_id, position, user_id, cents, token_id) select $3, $4, $1, $2, $5 from account
    )
    select "balanceCents" from account`,
}

/**
 * The common case in one statement: the balance suffices, and there is neither a limit nor a cap that would require sums under the lock.
 * Null if it does not apply; nothing was changed.
 */
async function holdUnlimited(
  tx: Transaction,
  { userId, jobId, position, cents, token }: Required<Omit<HoldWish, 'maxCostCents' | 'isTest'>>,
): Promise<Hold | null> {
  const values = [userId, cents, jobId, position, token?.tokenId ?? null]
  const [account] = await queryRows(clientOf(tx), { balanceCents: column.number }, { ...unlimited, values })
  return account ? { isHeld: true, balanceCents: account.balanceCents, leftCents: null } : null
}

async function refuseBeyondCap(
  tx: Transaction,
  { tokenId, monthlyCapCents: capCents }: SpendingToken,
  costCents: number,
): Promise<void> {
  if (capCents === null) return
  const spentCents = await sumSpentBy(tx, tokenId)
  if (spentCents + costCents > capCents)
    throw new Refusal('token_cap_reached', { capCents, spentCents, costCents })
}

/**
 * A query for every hold, open or closed: `job_id`, `position` (0: the whole job), `user_id`, `cents`, `is_open`, and `charged_cents` of a
 * closed one.
 */
export function allHolds(): SQL {
  return sql`select job_id, position, user_id, cents, closed_at is null as is_open, charged_cents from ${creditHolds}`
}

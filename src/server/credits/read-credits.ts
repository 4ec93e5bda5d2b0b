import { sql } from 'drizzle-orm'
import type { Credits } from '#contract/entities/credit.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { creditAccounts, purchases } from './credits.tables.ts'
import { ownAccount } from './own-account.ts'

/** A user's credit in cents; nothing at all for whoever has no account. */
export async function readCredits(db: Database | Transaction, userId: number): Promise<Credits> {
  const uncollected = db
    .select({ cents: sql`coalesce(sum(${purchases.uncollectedCents}), 0)` })
    .from(purchases)
    .where(sql`${purchases.userId} = ${creditAccounts.userId} and ${purchases.uncollectedCents} > 0`)
  const [credits] = await db
    .select({
      balance: creditAccounts.balanceCents,
      held: creditAccounts.heldCents,
      owed: sql`(${uncollected})`.mapWith(Number),
      startsWithCredit: creditAccounts.startsWithCredit,
    })
    .from(creditAccounts)
    .where(ownAccount({ id: userId }))
  return credits ?? { balance: 0, held: 0, owed: 0, startsWithCredit: false }
}

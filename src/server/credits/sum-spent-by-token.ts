import { and, eq, gte, isNotNull, isNull, or, type SQL, sql, sum } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { monthOfBooksBegins } from '#server/platform/statements/book-period-in-sql.ts'
import { creditHolds, ownHolds } from './credits.tables.ts'

/** What a hold counts for: the held cents, or the charged ones once it is settled. */
const counted = sql<number>`coalesce(${creditHolds.chargedCents}, ${creditHolds.cents})`

/** Charged in the ledger's current month, or still held from any time, because that is charged in this month at the earliest. */
const countsNow = (): SQL | undefined =>
  or(isNull(creditHolds.closedAt), gte(creditHolds.closedAt, monthOfBooksBegins()))

/** The cents that each of a user's tokens holds and has spent this month, by token id. */
export async function sumSpentByToken(db: Database, owner: Owner): Promise<Map<number, number>> {
  const rows = await db
    .select({ tokenId: creditHolds.tokenId, cents: sum(counted).mapWith(Number) })
    .from(creditHolds)
    .where(and(ownHolds(owner), isNotNull(creditHolds.tokenId), countsNow()))
    .groupBy(creditHolds.tokenId)
  return new Map(rows.map(({ tokenId, cents }) => [tokenId!, cents]))
}

/** The same for one token. A caller that decides by it has locked the account of its user (`lockAccount`). */
export async function sumSpentBy(tx: Transaction, tokenId: number): Promise<number> {
  const [row] = await tx
    .select({ cents: sum(counted).mapWith(Number) })
    .from(creditHolds)
    .where(and(eq(creditHolds.tokenId, tokenId), countsNow()))
  return row?.cents ?? 0
}

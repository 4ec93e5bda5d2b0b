import { and, eq, gte, isNotNull, type SQL, sql, sum } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { creditHolds } from './credits.tables.ts'

/** What a hold counts for: what is held, and what was charged once it is settled. */
export const countedCents: SQL<number> = sql`coalesce(${creditHolds.chargedCents}, ${creditHolds.cents})`

/** Made in the calendar month (UTC) that it is now. */
export const isOfThisMonth = (): SQL =>
  gte(creditHolds.createdAt, sql`date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'`)

/** Cents that each token of a user has held and spent this month, by its id. */
export async function sumSpentByToken(db: Database, owner: Owner): Promise<Map<number, number>> {
  const rows = await db
    .select({ tokenId: creditHolds.tokenId, cents: sum(countedCents).mapWith(Number) })
    .from(creditHolds)
    .where(and(eq(creditHolds.userId, owner.id), isNotNull(creditHolds.tokenId), isOfThisMonth()))
    .groupBy(creditHolds.tokenId)
  return new Map(rows.map(({ tokenId, cents }) => [tokenId!, cents]))
}

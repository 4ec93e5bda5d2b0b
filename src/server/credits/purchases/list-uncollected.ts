import { count, desc, gt } from 'drizzle-orm'
import type { ListQuery } from '#contract/entities/list-query.ts'
import { purchases } from '#server/credits/credits.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

/** Purchases with an uncollected rest, newest first, and the total. */
export async function listUncollected(db: Database, { offset, limit }: Pick<ListQuery, 'offset' | 'limit'>) {
  const wanted = gt(purchases.uncollectedCents, 0)
  const page = db
    .select({
      purchaseId: purchases.id,
      userId: purchases.userId,
      amount: purchases.amountCents,
      uncollected: purchases.uncollectedCents,
      createdAt: purchases.createdAt,
    })
    .from(purchases)
    .where(wanted)
    .orderBy(desc(purchases.id))
    .$dynamic()
  if (limit !== undefined) page.limit(limit)
  const [rows, [counted]] = await Promise.all([
    page.offset(offset ?? 0),
    db.select({ total: count() }).from(purchases).where(wanted),
  ])
  return { rows, total: counted?.total ?? 0 }
}

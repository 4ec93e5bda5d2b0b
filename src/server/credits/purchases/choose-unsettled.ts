import { and, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { purchases } from '#server/credits/credits.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

/**
 * The sessions of purchases whose outcome is unknown, for a check that runs every `everySeconds`. The older a purchase, the less often it
 * is chosen: at random, about once per tenth of its age, which needs no state and leaves none waiting for ever. None is chosen in its first
 * minute, nor after two months.
 */
export async function chooseUnsettled(
  db: Database,
  { everySeconds, max }: { everySeconds: number; max: number },
): Promise<string[]> {
  const ageSeconds = sql`extract(epoch from now() - ${purchases.createdAt})`
  const rows = await db
    .select({ sessionId: purchases.sessionId })
    .from(purchases)
    .where(
      and(
        inArray(purchases.status, ['open', 'processing']),
        isNotNull(purchases.sessionId),
        lt(purchases.createdAt, sql`now() - interval '1 minute'`),
        gt(purchases.createdAt, sql`now() - interval '60 days'`),
        sql`random() * greatest(${everySeconds}::float8, ${ageSeconds} / 10) <= ${everySeconds}::float8`,
      ),
    )
    .orderBy(sql`random()`)
    .limit(max)
  return rows.flatMap(({ sessionId }) => (sessionId === null ? [] : [sessionId]))
}

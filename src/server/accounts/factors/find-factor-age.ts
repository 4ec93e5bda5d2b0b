import { sql } from 'drizzle-orm'
import { ownTotp, totpFactors } from '#server/accounts/factors.tables.ts'
import { ownPasskeys, passkeys } from '#server/accounts/passkeys.tables.ts'
import { column } from '#server/platform/columns.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'

/** Returns when the user's oldest current factor was added, in seconds of the epoch; null if they have none. */
export async function findFactorAge(db: Database, userId: number): Promise<string | null> {
  const owner = { id: userId }
  const [found] = await readRows(
    db,
    { since: column.nullable(column.text) },
    sql`select extract(epoch from least(
      (select min(created_at) from ${totpFactors} where ${ownTotp(owner, 'active')}),
      (select min(created_at) from ${passkeys} where ${ownPasskeys(owner)})))::text as since`,
  )
  return found!.since
}

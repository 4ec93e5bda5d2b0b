import { lt, sql } from 'drizzle-orm'
import { usedOidcStates } from '#server/accounts/single-sign-on.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { keptSeconds } from './sealed-cookie.ts'

/** Records that the sign-in of a state was answered; false if it was before. Works across processes. */
export async function takeAnswerOnce(db: Database, state: string): Promise<boolean> {
  await db.delete(usedOidcStates).where(lt(usedOidcStates.expiresAt, sql`now()`))
  const expiresAt = sql`now() + make_interval(secs => ${keptSeconds})`
  const noted = await db
    .insert(usedOidcStates)
    .values({ stateHash: hashToken(state), expiresAt })
    .onConflictDoNothing()
  return noted.rowCount === 1
}

import { and, asc, not } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { isOver } from './claim-key.ts'
import { idempotencyKeys, ownKeys } from './idempotency.tables.ts'

/** A user's calls with stored keys, oldest first, for the export of their data. */
export async function listIdempotencyKeys(
  db: Database,
  owner: Owner,
): Promise<{ call: string; status: number | null; createdAt: string }[]> {
  const rows = await db
    .select({
      call: idempotencyKeys.call,
      status: idempotencyKeys.status,
      createdAt: idempotencyKeys.createdAt,
    })
    .from(idempotencyKeys)
    .where(and(ownKeys(owner), not(isOver)))
    .orderBy(asc(idempotencyKeys.createdAt))
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}

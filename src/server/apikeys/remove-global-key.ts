import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { ApiKeyName } from '#contract/entities/api-key.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { globalKeys } from './apikeys.tables.ts'

/** Removes a global key; its assignments apply to the next one. Refuses `not_found` if none is set. */
export async function removeGlobalKey(db: Database | Transaction, name: ApiKeyName): Promise<void> {
  const removed = await db
    .update(globalKeys)
    .set({
      // Keep the row, with source `panel`: the next start must not restore the environment's key.
      source: 'panel',
      sealed: null,
      secretId: null,
      lastFour: '',
      refusedAt: null,
      version: sql`${globalKeys.version} + 1`,
    })
    .where(and(eq(globalKeys.name, name), isNotNull(globalKeys.sealed)))
  if (removed.rowCount === 0) throw new Refusal('not_found')
}

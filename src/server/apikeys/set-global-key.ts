import { sql } from 'drizzle-orm'
import type { SetGlobalKeyInput } from '#contract/endpoints/admin.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { globalKeys } from './apikeys.tables.ts'
import { lastFourOf, placeOf } from './key-ref.ts'

/** Replaces a global key, effective at once for everybody who has it. */
export async function setGlobalKey(
  { db, secrets }: { db: Database | Transaction; secrets: Platform['secrets'] },
  { name, value }: SetGlobalKeyInput,
): Promise<void> {
  const fresh = {
    ...secrets.seal(value, placeOf({ userId: null, name })),
    lastFour: lastFourOf(value),
    refusedAt: null,
    source: 'panel' as const,
    setAt: new Date(),
  }
  await db
    .insert(globalKeys)
    .values({ name, ...fresh })
    .onConflictDoUpdate({
      target: globalKeys.name,
      set: { ...fresh, version: sql`${globalKeys.version} + 1` },
    })
}

import { sql } from 'drizzle-orm'
import type { AssignKeyInput } from '#contract/endpoints/admin.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { userKeys } from './apikeys.tables.ts'
import { lastFourOf, placeOf } from './key-ref.ts'

const nothingSealed = { sealed: null, secretId: null, lastFour: '' }

/** Assigns a user an own key or the global one, replacing their key of that name. */
export async function assignKey(
  { db, secrets }: { db: Database | Transaction; secrets: Platform['secrets'] },
  userId: number,
  input: AssignKeyInput,
): Promise<void> {
  const { name } = input
  const key =
    'value' in input
      ? { ...secrets.seal(input.value, placeOf({ userId, name })), lastFour: lastFourOf(input.value) }
      : nothingSealed
  const fresh = { ...key, refusedAt: null, assignedAt: new Date() }
  await db
    .insert(userKeys)
    .values({ userId, name, ...fresh })
    .onConflictDoUpdate({
      target: [userKeys.userId, userKeys.name],
      set: { ...fresh, version: sql`${userKeys.version} + 1` },
    })
}

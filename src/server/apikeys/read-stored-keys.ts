import { eq } from 'drizzle-orm'
import type { ApiKeyName } from '#contract/entities/api-key.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { Sealed, Secrets } from '#server/platform/secrets/create-secrets.ts'
import { globalKeys, ownKeys, userKeys } from './apikeys.tables.ts'
import { type KeyRef, placeOf } from './key-ref.ts'

/** A key that is set, still sealed: a user's own, or the global one. */
export interface StoredKey extends Sealed {
  ref: KeyRef
  refusedAt: Date | null
}

interface StoredKeys {
  keys: StoredKey[]
  /** Includes assignments whose key is not set. */
  assigned: number
}

export async function readGlobalKeys(db: Database): Promise<StoredKeys> {
  const rows = await db.select().from(globalKeys)
  return { keys: rows.flatMap((row) => toStored({ ...row, userId: null })), assigned: rows.length }
}

/** The keys assigned to a user, with the global key where that is assigned and set. */
export async function readAssignedKeys(db: Database, userId: number): Promise<StoredKeys> {
  const rows = await db
    .select({ own: userKeys, global: globalKeys })
    .from(userKeys)
    .leftJoin(globalKeys, eq(globalKeys.name, userKeys.name))
    .where(ownKeys({ id: userId }))
  const keys = rows.flatMap(({ own, global }) => {
    if (own.sealed) return toStored(own)
    return global ? toStored({ ...global, userId: null }) : []
  })
  return { keys, assigned: rows.length }
}

type KeyRow = Pick<typeof globalKeys.$inferSelect, 'name' | 'sealed' | 'secretId' | 'version' | 'refusedAt'>

function toStored({
  userId,
  name,
  version,
  sealed,
  secretId,
  refusedAt,
}: KeyRow & { userId: number | null }): StoredKey[] {
  if (!sealed || !secretId) return []
  return [{ ref: { userId, name, version }, sealed, secretId, refusedAt }]
}

/** The value of a stored key. Throws a `SecretProblem` if SECRET_KEY is not the one that sealed it. */
export function openKey(secrets: Secrets, { ref, sealed, secretId }: StoredKey): string {
  return secrets.open({ sealed, secretId }, placeOf(ref))
}

/** The key behind a user's assignment, or the global key for no user; null if none is set. */
export async function findKey(
  db: Database,
  name: ApiKeyName,
  userId: number | null,
): Promise<StoredKey | null> {
  const { keys } = userId === null ? await readGlobalKeys(db) : await readAssignedKeys(db, userId)
  return keys.find(({ ref }) => ref.name === name) ?? null
}

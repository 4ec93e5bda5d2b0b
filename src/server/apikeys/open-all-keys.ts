import { asc, isNotNull } from 'drizzle-orm'
import { findOwners } from '#server/accounts/find-owners.ts'
import type { Platform } from '#server/platform/platform.ts'
import { SecretProblem } from '#server/platform/secrets/create-secrets.ts'
import { globalKeys, userKeys } from './apikeys.tables.ts'
import type { UsableProvider } from './find-usable-keys.ts'
import { placeOf } from './key-ref.ts'
import { providerOf } from './provider-of.ts'

/** A key as `describing` connects with it, and how people know it. */
export interface OpenedKey extends UsableProvider {
  lastFour: string
  /** Whose it is; null: the global one. */
  username: string | null
  refusedAt: Date | null
}

/**
 * All keys that are set, also those that were refused, with their values: for a comparison in this process, for no
 * answer and no log. One that can't be opened is left out.
 */
export async function openAllKeys({ db, secrets, settings }: Platform): Promise<OpenedKey[]> {
  const [shared, own] = await Promise.all([
    db.select().from(globalKeys).where(isNotNull(globalKeys.sealed)).orderBy(asc(globalKeys.name)),
    db
      .select()
      .from(userKeys)
      .where(isNotNull(userKeys.sealed))
      .orderBy(asc(userKeys.userId), asc(userKeys.name)),
  ])
  const owners = await findOwners(
    db,
    own.map(({ userId }) => userId),
  )
  const named = [
    ...shared.map((key) => ({ ...key, userId: null, username: null })),
    ...own.map((key) => ({ ...key, username: owners.get(key.userId)?.username ?? '' })),
  ]
  return named.flatMap((row): OpenedKey[] => {
    const { userId, name, version, lastFour, username, refusedAt, sealed, secretId } = row
    try {
      // Both are there: only keys with something sealed were asked for, and the tables keep the two together.
      const apiKey = secrets.open({ sealed: sealed!, secretId: secretId! }, placeOf(row))
      const key = { userId, name, version }
      return [{ ...providerOf(name, settings), apiKey, key, lastFour, username, refusedAt }]
    } catch (error) {
      if (error instanceof SecretProblem) return []
      throw error
    }
  })
}

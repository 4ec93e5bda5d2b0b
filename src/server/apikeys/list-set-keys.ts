import { asc, isNotNull } from 'drizzle-orm'
import { findOwners } from '#server/accounts/users/find-owners.ts'
import type { Platform } from '#server/platform/platform.ts'
import { SecretProblem } from '#server/platform/secrets/create-secrets.ts'
import { globalKeys, userKeys } from './apikeys.tables.ts'
import { type KeyRef, placeOf } from './key-ref.ts'
import { type Provider, providerOf } from './provider-of.ts'

/** A key as people know it, still sealed. */
export interface SetKey {
  key: KeyRef
  provider: Provider
  lastFour: string
  /** Whose it is; null: the global one. */
  username: string | null
  refusedAt: Date | null
  /** No two keys that were ever sealed have the same. */
  seal: string
  /** Its value, for a comparison in this process, for no answer and no log. Null: it can't be opened. */
  open(): string | null
}

/** All keys that are set, also those that were refused. */
export async function listSetKeys({ db, secrets, settings }: Platform): Promise<SetKey[]> {
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
  return named.map((row) => {
    const { userId, name, version, lastFour, username, refusedAt } = row
    // Both are there: only keys with something sealed were asked for, and the tables keep the two together.
    const [sealed, secretId] = [row.sealed!, row.secretId!]
    return {
      key: { userId, name, version },
      provider: providerOf(name, settings),
      lastFour,
      username,
      refusedAt,
      seal: `${secretId} ${sealed.toString('base64')}`,
      open() {
        try {
          return secrets.open({ sealed, secretId }, placeOf(row))
        } catch (error) {
          if (error instanceof SecretProblem) return null
          throw error
        }
      },
    }
  })
}

import { asc, isNotNull } from 'drizzle-orm'
import type { ApiKeyName } from '#contract/entities/api-key.ts'
import { findOwners } from '#server/accounts/users/find-owners.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { SecretProblem } from '#server/platform/secrets/create-secrets.ts'
import { globalKeys, userKeys } from './apikeys.tables.ts'
import { type KeyRef, placeOf } from './key-ref.ts'
import { type Provider, providerOf } from './provider-of.ts'

/** A key with what identifies it to people, still sealed. */
export interface SetKey {
  key: KeyRef
  provider: Provider
  lastFour: string
  /** The owner; null for the global key. */
  username: string | null
  refusedAt: Date | null
  /** Different for any two sealed keys. */
  seal: string
  /** The value, for comparisons in this process only: never answer or log it. Null if it cannot be opened. */
  open(): string | null
}

/** All keys that are set, including refused ones. */
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
    // Safe: only keys with something sealed were queried, and constraints keep the two columns together.
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

/** The names of the global keys that are set. */
export async function listSetNames(tx: Transaction): Promise<ApiKeyName[]> {
  const set = await tx
    .select({ name: globalKeys.name })
    .from(globalKeys)
    .where(isNotNull(globalKeys.sealed))
    .orderBy(asc(globalKeys.name))
  return set.map(({ name }) => name)
}

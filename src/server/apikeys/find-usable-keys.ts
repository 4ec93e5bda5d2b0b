import { eq } from 'drizzle-orm'
import type { ApiKeyName } from '#contract/entities/api-key.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { globalKeys, userKeys } from './apikeys.tables.ts'
import { type KeyRef, placeOf } from './key-ref.ts'

/** A provider with the key to use, as `describing` connects to it. */
export interface UsableProvider {
  name: 'anthropic' | 'openai'
  apiKey: string
  baseUrl?: string
  model: string
  /** Names the key and its version: a key that was replaced or tested since has another one. */
  key: KeyRef
}

export interface UsableKeys {
  /** In the order in which they are asked; without those whose key was refused. */
  providers: UsableProvider[]
  /** There are keys, and the providers refused all of them. */
  areAllRefused: boolean
}

/** A key that is set: the user's own, or the global one. */
interface StoredKey {
  ref: KeyRef
  sealed: Buffer
  secretId: string
  refusedAt: Date | null
}

export const keyNames = {
  anthropic: 'ANTHROPIC_API_KEY',
  openai: 'OPENAI_API_KEY',
} as const satisfies Record<UsableProvider['name'], ApiKeyName>

/**
 * What the jobs of a user may use now: their assigned keys, the global one where that is assigned; for
 * administrators the global ones. Source: docs/specification.md#keys
 */
export async function findUsableKeys(
  platform: Platform,
  user: Pick<Caller, 'id' | 'isAdmin'>,
): Promise<UsableKeys> {
  const { db, settings, secrets } = platform
  const stored = user.isAdmin ? await readGlobalKeys(db) : await readAssignedKeys(db, user.id)
  const set = settings.PROVIDER_ORDER.flatMap((name) => {
    const key = stored.find(({ ref }) => ref.name === keyNames[name])
    return key ? [{ name, ...key }] : []
  })
  const providers = set
    .filter(({ refusedAt }) => refusedAt === null)
    .map(({ name, ref, ...sealed }): UsableProvider => {
      const baseUrl = name === 'anthropic' ? settings.ANTHROPIC_BASE_URL : settings.OPENAI_BASE_URL
      return {
        name,
        key: ref,
        apiKey: secrets.open(sealed, placeOf(ref)),
        model: name === 'anthropic' ? settings.ANTHROPIC_MODEL : settings.OPENAI_MODEL,
        ...(baseUrl && { baseUrl }),
      }
    })
  return { providers, areAllRefused: set.length > 0 && providers.length === 0 }
}

async function readGlobalKeys(db: Platform['db']): Promise<StoredKey[]> {
  const rows = await db.select().from(globalKeys)
  return rows.flatMap((row) => toStored({ ...row, userId: null }))
}

async function readAssignedKeys(db: Platform['db'], userId: number): Promise<StoredKey[]> {
  const rows = await db
    .select({ own: userKeys, global: globalKeys })
    .from(userKeys)
    .leftJoin(globalKeys, eq(globalKeys.name, userKeys.name))
    .where(eq(userKeys.userId, userId))
  return rows.flatMap(({ own, global }) => {
    if (own.sealed) return toStored(own)
    return global ? toStored({ ...global, userId: null }) : []
  })
}

type KeyRow = Pick<typeof globalKeys.$inferSelect, 'name' | 'sealed' | 'secretId' | 'version' | 'refusedAt'>

function toStored({
  userId,
  name,
  version,
  sealed,
  secretId,
  refusedAt,
}: KeyRow & { userId: number | null }) {
  if (!sealed || !secretId) return []
  return [{ ref: { userId, name, version }, sealed, secretId, refusedAt }]
}

import type { Caller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { SecretProblem } from '#server/platform/secrets/create-secrets.ts'
import type { KeyRef } from './key-ref.ts'
import { type Provider, providerOf } from './provider-of.ts'
import { openKey, readAssignedKeys, readGlobalKeys, type StoredKey } from './read-stored-keys.ts'

/** A provider with the key to use, as `describing` connects to it. */
export interface UsableProvider extends Provider {
  apiKey: string
  /** The key and its version: a key that was replaced or passed a test has another one. */
  key: KeyRef
}

export interface UsableKeys {
  /** In the order in which they are asked, without those whose key was refused or cannot be opened. */
  providers: UsableProvider[]
  /** There are keys, and the providers refused all of them. */
  areAllRefused: boolean
  /** A key is assigned, usable or not. Administrators have the global keys. */
  isAnyAssigned: boolean
}

/**
 * The keys that a user's jobs can use now: their assigned keys, with the global key where that is assigned; for administrators the global
 * keys. Source: docs/specification/providers.md#keys
 */
export async function findUsableKeys(
  platform: Platform,
  user: Pick<Caller, 'id' | 'isAdmin'>,
): Promise<UsableKeys> {
  const { db, settings } = platform
  const { keys: stored, assigned } = user.isAdmin
    ? await readGlobalKeys(db)
    : await readAssignedKeys(db, user.id)
  const asked = settings.PROVIDER_ORDER.flatMap((name) =>
    stored.filter(({ ref }) => providerOf(ref.name, settings).name === name),
  )
  const accepted = asked.filter(({ refusedAt }) => refusedAt === null)
  return {
    providers: openWhatCanBe(platform, accepted),
    areAllRefused: asked.length > 0 && accepted.length === 0,
    isAnyAssigned: assigned > 0,
  }
}

// An operator who lost the SECRET_KEY must still be able to sign in and enter the keys again.
function openWhatCanBe({ secrets, settings, log }: Platform, stored: StoredKey[]): UsableProvider[] {
  const shut: string[] = []
  const open = stored.flatMap((key): UsableProvider[] => {
    try {
      const { ref } = key
      return [{ ...providerOf(ref.name, settings), apiKey: openKey(secrets, key), key: ref }]
    } catch (error) {
      if (!(error instanceof SecretProblem)) throw error
      shut.push(`${key.ref.name}: ${error.message}`)
      return []
    }
  })
  if (shut.length > 0) log.error({ keys: shut }, 'keys were skipped because they cannot be opened')
  return open
}

import type { Caller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { SecretProblem } from '#server/platform/secrets/create-secrets.ts'
import type { KeyRef } from './key-ref.ts'
import { openKey } from './open-key.ts'
import { type Provider, providerOf } from './provider-of.ts'
import { readAssignedKeys, readGlobalKeys, type StoredKey } from './read-stored-keys.ts'

/** A provider with the key to use, as `describing` connects to it. */
export interface UsableProvider extends Provider {
  apiKey: string
  /** Names the key and its version: a key that was replaced or tested since has another one. */
  key: KeyRef
}

export interface UsableKeys {
  /** In the order in which they are asked; without those whose key was refused or can't be read. */
  providers: UsableProvider[]
  /** There are keys, and the providers refused all of them. */
  areAllRefused: boolean
  /** A key is assigned, whether it can be used or not. Those of administrators are the global ones. */
  isAnyAssigned: boolean
}

/**
 * What the jobs of a user may use now: their assigned keys, the global one where that is assigned; for
 * administrators the global ones. Source: docs/specification.md#keys
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

// An operator who lost the SECRET_KEY must still be able to sign in and type the keys anew.
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
  if (shut.length > 0) log.error({ keys: shut }, 'keys were left out because they can not be read')
  return open
}

import { and, eq, isNotNull } from 'drizzle-orm'
import { resealTotp } from '#server/accounts/factors/reseal-totp.ts'
import { resealAddressKeys } from '#server/accounts/users/open-address-keys.ts'
import { operator } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { type Sealed, SecretProblem, type Secrets } from '#server/platform/secrets/create-secrets.ts'
import { globalKeys, ownKeys, userKeys } from './apikeys.tables.ts'
import { type KeyRef, placeOf } from './key-ref.ts'

/** Names the stored key that stopped a rotation. */
export class RotationProblem extends Error {}

/** Seals what a higher module stores with the current SECRET_KEY, as far as it can be opened. */
export type Reseal = (tx: Transaction, secrets: Secrets) => Promise<void>

/**
 * Seals every stored key, and the secret of every authenticator app, with the current SECRET_KEY and format, all or none, and returns how
 * many already were. Keys keep their versions. Throws a `RotationProblem` if one cannot be opened.
 */
export async function rotateKeys(
  db: Database,
  secrets: Secrets,
  others: readonly Reseal[] = [],
): Promise<{ resealed: number; alreadyRight: number }> {
  return await db.transaction(async (tx) => {
    // Locked: a key that is replaced at the same time must not get its old value back.
    const shared = await tx.select().from(globalKeys).where(isNotNull(globalKeys.sealed)).for('update')
    const own = await tx.select().from(userKeys).where(isNotNull(userKeys.sealed)).for('update')
    const dueShared = shared.filter(
      (key) => !secrets.isPresent(sealedOf(key), placeOf({ ...key, userId: null })),
    )
    const dueOwn = own.filter((key) => !secrets.isPresent(sealedOf(key), placeOf(key)))
    for (const key of dueShared) {
      const sealed = reseal(secrets, { ...key, userId: null })
      await tx.update(globalKeys).set(sealed).where(eq(globalKeys.name, key.name))
    }
    for (const key of dueOwn) {
      const isThisKey = and(ownKeys({ id: key.userId }), eq(userKeys.name, key.name))
      await tx.update(userKeys).set(reseal(secrets, key)).where(isThisKey)
    }
    await resealAddressKeys(tx, secrets)
    const apps = await resealApps(tx, secrets)
    for (const resealOther of others) await resealOther(tx, secrets)
    const resealed = dueShared.length + dueOwn.length
    const alreadyRight = shared.length + own.length - resealed
    const details = { resealed: resealed + apps.resealed, alreadyRight: alreadyRight + apps.alreadyRight }
    await recordEvent(tx, operator, { kind: 'keys_resealed', details })
    return details
  })
}

async function resealApps(tx: Transaction, secrets: Secrets) {
  try {
    return await resealTotp(tx, secrets)
  } catch (error) {
    if (!(error instanceof SecretProblem)) throw error
    throw new RotationProblem(
      'The secret of an authenticator app cannot be opened with SECRET_KEY or SECRET_KEY_PREVIOUS. Nothing was changed.',
    )
  }
}

interface StoredSeal {
  sealed: Buffer | null
  secretId: string | null
}

/** Safe: only keys with something sealed were queried, and constraints keep the two columns together. */
function sealedOf({ sealed, secretId }: StoredSeal): Sealed {
  return { sealed: sealed!, secretId: secretId! }
}

function reseal(secrets: Secrets, key: Pick<KeyRef, 'userId' | 'name'> & StoredSeal) {
  const place = placeOf(key)
  try {
    return secrets.seal(secrets.open(sealedOf(key), place), place)
  } catch (error) {
    if (!(error instanceof SecretProblem)) throw error
    throw new RotationProblem(
      `The ${place} cannot be opened with SECRET_KEY or SECRET_KEY_PREVIOUS. Nothing was changed.`,
    )
  }
}

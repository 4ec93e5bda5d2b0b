import { randomBytes } from 'node:crypto'
import { asc, eq, ne } from 'drizzle-orm'
import { addressHashKeys } from '#server/accounts/accounts.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { type Sealed, SecretProblem, type Secrets } from '#server/platform/secrets/create-secrets.ts'

const place = 'key of addresses'

/**
 * The keys for hashing addresses, oldest first; creates the first one if there is none. The keys are random and sealed, not derived from
 * SECRET_KEY, because hashes cannot be recomputed when SECRET_KEY changes. Keys sealed with a lost SECRET_KEY are skipped: registration
 * must continue.
 */
export async function openAddressKeys(tx: Transaction, secrets: Secrets): Promise<Buffer[]> {
  const rows = await tx.select().from(addressHashKeys).orderBy(asc(addressHashKeys.id))
  const keys = rows.map((row) => openKey(secrets, row)).filter((key) => key !== null)
  if (keys.length > 0) return keys.map((key) => Buffer.from(key, 'base64url'))
  const key = randomBytes(32)
  await tx.insert(addressHashKeys).values(secrets.seal(key.toString('base64url'), place))
  return [key]
}

/** Seals the keys with the current SECRET_KEY, as far as they can be opened. */
export async function resealAddressKeys(tx: Transaction, secrets: Secrets): Promise<void> {
  const due = await tx
    .select()
    .from(addressHashKeys)
    .where(ne(addressHashKeys.secretId, secrets.secretId))
    .for('update')
  for (const row of due) {
    const key = openKey(secrets, row)
    if (key === null) continue
    await tx.update(addressHashKeys).set(secrets.seal(key, place)).where(eq(addressHashKeys.id, row.id))
  }
}

function openKey(secrets: Secrets, row: Sealed): string | null {
  try {
    return secrets.open(row, place)
  } catch (error) {
    if (error instanceof SecretProblem) return null
    throw error
  }
}

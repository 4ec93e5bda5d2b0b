import { and, asc, eq } from 'drizzle-orm'
import type { Passkey } from '#contract/endpoints/passkeys.ts'
import { ownPasskeys, passkeys } from '#server/accounts/passkeys.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import type { Secrets } from '#server/platform/secrets/create-secrets.ts'

/** A user's passkeys, oldest first; at most `limits.passkeysPerUser`. */
export async function listPasskeys(db: Database, owner: Owner): Promise<Passkey[]> {
  const rows = await db.select().from(passkeys).where(ownPasskeys(owner)).orderBy(asc(passkeys.id))
  return rows.map(shapePasskey)
}

/** A passkey as its owner sees it. */
export function shapePasskey(row: typeof passkeys.$inferSelect): Passkey {
  const { id, name, rpId, isBackedUp, createdAt, lastUsedAt } = row
  return {
    id,
    name,
    host: rpId,
    isBackedUp,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}

/** A user's passkeys for a host name, in the form that browsers expect. */
export async function describePasskeys(db: Database, owner: Owner, rpId: string) {
  const rows = await db
    .select({ credentialId: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(and(ownPasskeys(owner), eq(passkeys.rpId, rpId)))
    .orderBy(passkeys.id)
  return rows.map(({ credentialId, transports }) => ({
    id: credentialId.toString('base64url'),
    type: 'public-key' as const,
    transports,
  }))
}

/** The WebAuthn user handle: it identifies nobody, and stays the same as long as the user has a passkey. */
export async function findUserHandle(
  db: Database | Transaction,
  secrets: Secrets,
  owner: Owner,
): Promise<Buffer> {
  const [known] = await db
    .select({ userHandle: passkeys.userHandle })
    .from(passkeys)
    .where(ownPasskeys(owner))
    .orderBy(passkeys.id)
    .limit(1)
  return known?.userHandle ?? Buffer.from(secrets.sign(`passkey user ${owner.id}`), 'base64url')
}

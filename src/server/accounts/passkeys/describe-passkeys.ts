import { and, eq } from 'drizzle-orm'
import { ownPasskeys, passkeys } from '#server/accounts/passkeys.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'

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

import { ownPasskeys, passkeys } from '#server/accounts/passkeys.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import type { Secrets } from '#server/platform/secrets/create-secrets.ts'

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

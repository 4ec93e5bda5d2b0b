import { asc } from 'drizzle-orm'
import type { Passkey } from '#contract/endpoints/passkeys.ts'
import { ownPasskeys, passkeys } from '#server/accounts/passkeys.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { shapePasskey } from './shape-passkey.ts'

/** A user's passkeys, oldest first; at most `limits.passkeysPerUser`. */
export async function listPasskeys(db: Database, owner: Owner): Promise<Passkey[]> {
  const rows = await db.select().from(passkeys).where(ownPasskeys(owner)).orderBy(asc(passkeys.id))
  return rows.map(shapePasskey)
}

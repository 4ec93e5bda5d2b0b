import { and, eq } from 'drizzle-orm'
import type { Passkey } from '#contract/endpoints/passkeys.ts'
import { ownPasskeys, passkeys } from '#server/accounts/passkeys.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { shapePasskey } from './passkeys.queries.ts'

/** Refuses `not_found`. */
export async function renamePasskey(db: Database, owner: Owner, id: number, name: string): Promise<Passkey> {
  const isThisOne = and(ownPasskeys(owner), eq(passkeys.id, id))
  const [row] = await db.update(passkeys).set({ name }).where(isThisOne).returning()
  if (!row) throw new Refusal('not_found')
  return shapePasskey(row)
}

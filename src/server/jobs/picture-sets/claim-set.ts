import { sql } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { ownSets } from './picture-sets.tables.ts'

/** Marks a set as used by a job that the same transaction writes. Refuses `picture_set_gone`. */
export async function claimSet(tx: Transaction, owner: Owner, setId: string): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update picture_sets set used_at = coalesce(used_at, now()) where id = ${setId} and ${ownSets(owner)}`)
  if (rowCount === 0) throw new Refusal('picture_set_gone')
}

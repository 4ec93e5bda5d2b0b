import { and, eq } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { ownAudits, siteAudits } from './site-audits.tables.ts'

/** Deletes an own audit with all that it found; a scan under way ends. Refuses `not_found`. */
export async function deleteAudit(db: Database, owner: Owner, id: number): Promise<void> {
  const { rowCount } = await db.delete(siteAudits).where(and(ownAudits(owner), eq(siteAudits.id, id)))
  if (!rowCount) throw new Refusal('not_found')
}

/** Deletes a user's audits, with the account. */
export async function removeAuditsOf(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(siteAudits).where(ownAudits({ id: userId }))
}

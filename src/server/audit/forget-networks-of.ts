import { and, eq, or } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'
import { auditEvents } from './audit.tables.ts'

/**
 * Takes out of the records from where a user who is deleted came, and from where others tried their account: the acts and
 * the user's number stay.
 */
export async function forgetNetworksOf(tx: Transaction, userId: number): Promise<void> {
  const own = eq(auditEvents.actorId, userId)
  const tried = and(eq(auditEvents.subjectId, userId), eq(auditEvents.kind, 'sign_in_refused'))
  await tx.update(auditEvents).set({ network: null, tally: null }).where(or(own, tried))
}

import { and, eq, or } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'
import { auditEvents } from './audit.tables.ts'

/**
 * Removes the networks of a deleted user, and of others who tried to sign in to their account, from the log: the events and the user's id
 * stay.
 */
export async function forgetNetworksOf(tx: Transaction, userId: number): Promise<void> {
  const own = eq(auditEvents.actorId, userId)
  const tried = and(eq(auditEvents.subjectId, userId), eq(auditEvents.kind, 'sign_in_refused'))
  await tx.update(auditEvents).set({ network: null, tally: null }).where(or(own, tried))
}

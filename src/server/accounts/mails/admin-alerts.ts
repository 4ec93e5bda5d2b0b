import { eq, sql } from 'drizzle-orm'
import { adminAlerts } from '#server/accounts/accounts.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'

type Topic = (typeof adminAlerts.$inferSelect)['topic']

/** Returns true to the one caller that is to alert administrators about this topic: the alert counts as sent from now on. */
export async function claimAlert(tx: Transaction, topic: Topic): Promise<boolean> {
  const { rowCount } = await tx.insert(adminAlerts).values({ topic, at: sql`now()` }).onConflictDoNothing()
  return rowCount === 1
}

/** Clears an alert whose cause is gone: administrators are alerted again if it comes back. */
export async function clearAlert(tx: Transaction, topic: Topic): Promise<void> {
  await tx.delete(adminAlerts).where(eq(adminAlerts.topic, topic))
}

import { eq, sql } from 'drizzle-orm'
import { toldAdmins } from '#server/accounts/accounts.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'

type Topic = (typeof toldAdmins.$inferSelect)['topic']

/** Whether administrators have yet to hear of something. It counts as told from now on; of many at once one tells. */
export async function isYetToTell(tx: Transaction, topic: Topic): Promise<boolean> {
  const { rowCount } = await tx.insert(toldAdmins).values({ topic, at: sql`now()` }).onConflictDoNothing()
  return rowCount === 1
}

/** It is over: should it begin anew, it is told again. */
export async function isOver(tx: Transaction, topic: Topic): Promise<void> {
  await tx.delete(toldAdmins).where(eq(toldAdmins.topic, topic))
}

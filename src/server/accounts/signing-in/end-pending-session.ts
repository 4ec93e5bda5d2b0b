import { and, eq } from 'drizzle-orm'
import type { Awaited } from '#contract/entities/second-factor.ts'
import { sessions } from '#server/accounts/accounts.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Ends a session that waits for this step, which has been completed: it can be completed once. Refuses `not_signed_in` if it ended in the meantime. */
export async function endPendingSession(
  tx: Transaction,
  { sessionHash, awaits }: { sessionHash: Buffer; awaits: Awaited },
): Promise<void> {
  const isThis = and(eq(sessions.tokenHash, sessionHash), eq(sessions.awaits, awaits))
  const { rowCount } = await tx.delete(sessions).where(isThis)
  if (rowCount === 0) throw new Refusal('not_signed_in')
}

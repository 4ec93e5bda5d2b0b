import type { Transaction } from '#server/platform/open-database.ts'
import { ownRepeats } from './own-repeats.ts'
import { apiRepeats } from './repeats.tables.ts'

/** Removes what a user's calls were answered, with their account. */
export async function removeRepeatsOf(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(apiRepeats).where(ownRepeats({ id: userId }))
}

import type { Transaction } from '#server/platform/open-database.ts'
import { creditAccounts } from './credits.tables.ts'
import { ownAccount } from './own-account.ts'

/**
 * Holds a user's credit as it is until the transaction ends; null without an account. A caller that also locks jobs does
 * that before; purchases, the user and their keys come after.
 */
export async function lockAccount(tx: Transaction, userId: number): Promise<{ balanceCents: number } | null> {
  const [account] = await tx
    .select({ balanceCents: creditAccounts.balanceCents })
    .from(creditAccounts)
    .where(ownAccount({ id: userId }))
    .for('no key update')
  return account ?? null
}

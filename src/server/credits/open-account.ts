import { limits } from '#contract/limits.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { bookTransaction } from './book-transaction.ts'
import { creditAccounts } from './credits.tables.ts'

/** Opens a new user's account, with the starting credit unless their address already received it. */
export async function openAccount(
  tx: Transaction,
  userId: number,
  { startsWithCredit }: { startsWithCredit: boolean },
): Promise<void> {
  await tx.insert(creditAccounts).values({ userId, startsWithCredit })
  if (!startsWithCredit) return
  await bookTransaction(tx, {
    userId,
    cause: 'starting_credit',
    amountCents: limits.startingCreditCents,
    reference: `start:${userId}`,
  })
}

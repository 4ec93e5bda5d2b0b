import { limits } from '#contract/limits.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { bookTransaction } from './book-transaction.ts'
import { creditAccounts } from './credits.tables.ts'

/** Gives a new user an account, with the starting credit or, where it was given for their address before, without. */
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

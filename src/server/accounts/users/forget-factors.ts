import { allTotpOf, ownRecoveryCodes, recoveryCodes, totpFactors } from '#server/accounts/factors.tables.ts'
import { ownPasskeys, passkeys } from '#server/accounts/passkeys.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'

/** Deletes all of a user's second factors. Add new kinds of factors here. */
export async function forgetFactors(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(totpFactors).where(allTotpOf({ id: userId }))
  await tx.delete(passkeys).where(ownPasskeys({ id: userId }))
  await tx.delete(recoveryCodes).where(ownRecoveryCodes({ id: userId }))
}

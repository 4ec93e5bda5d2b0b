import { allTotpOf, ownRecoveryCodes, recoveryCodes, totpFactors } from '#server/accounts/factors.tables.ts'
import { ownPasskeys, passkeys } from '#server/accounts/passkeys.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'

/** Takes every second factor from a user. A factor that is added to the product is added here. */
export async function forgetFactors(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(totpFactors).where(allTotpOf({ id: userId }))
  await tx.delete(passkeys).where(ownPasskeys({ id: userId }))
  await tx.delete(recoveryCodes).where(ownRecoveryCodes({ id: userId }))
}

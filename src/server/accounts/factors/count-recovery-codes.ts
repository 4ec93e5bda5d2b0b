import { ownRecoveryCodes, recoveryCodes } from '#server/accounts/factors.tables.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'

/** How many of a user's recovery codes are left. */
export function countRecoveryCodes(db: Database | Transaction, userId: number): Promise<number> {
  return db.$count(recoveryCodes, ownRecoveryCodes({ id: userId }))
}

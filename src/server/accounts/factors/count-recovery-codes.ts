import { ownRecoveryCodes, recoveryCodes } from '#server/accounts/factors.tables.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'

/** Counts a user's unused recovery codes. */
export function countRecoveryCodes(db: Database | Transaction, userId: number): Promise<number> {
  return db.$count(recoveryCodes, ownRecoveryCodes({ id: userId }))
}

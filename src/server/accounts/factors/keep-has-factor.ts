import { eq } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { ownRecoveryCodes, recoveryCodes } from '#server/accounts/factors.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { listMethods } from './list-methods.ts'

/**
 * Updates `hasFactor` after a factor was added or removed; recovery codes are deleted with the last one. Returns the remaining methods. The
 * caller has locked the user (`lockUser`), so that two concurrent removals see each other.
 */
export async function keepHasFactor(tx: Transaction, userId: number) {
  const methods = await listMethods(tx, userId)
  const hasFactor = methods.some((method) => method !== 'recovery_code')
  await tx.update(users).set({ hasFactor }).where(eq(users.id, userId))
  if (!hasFactor) await tx.delete(recoveryCodes).where(ownRecoveryCodes({ id: userId }))
  return methods
}

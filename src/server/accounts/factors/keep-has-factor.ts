import { eq } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { ownRecoveryCodes, recoveryCodes } from '#server/accounts/factors.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { listMethods } from './list-methods.ts'

/**
 * Writes down whether a user has a factor, after one was added or removed; recovery codes go with the last one. Answers
 * the methods that are left. The caller holds the user (`lockUser`), so that two who remove at once don't miss each other.
 */
export async function keepHasFactor(tx: Transaction, userId: number) {
  const methods = await listMethods(tx, userId)
  const hasFactor = methods.some((method) => method !== 'recovery_code')
  await tx.update(users).set({ hasFactor }).where(eq(users.id, userId))
  if (!hasFactor) await tx.delete(recoveryCodes).where(ownRecoveryCodes({ id: userId }))
  return methods
}

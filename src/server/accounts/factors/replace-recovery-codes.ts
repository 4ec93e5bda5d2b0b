import { ownRecoveryCodes, recoveryCodes } from '#server/accounts/factors.tables.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { makeRecoveryCode, readRecoveryCode } from './recovery-code.ts'

const atOnce = 10

/** Makes ten new recovery codes and deletes all earlier ones. The codes cannot be read again. The caller has locked the user. */
export async function replaceRecoveryCodes(tx: Transaction, userId: number): Promise<string[]> {
  await tx.delete(recoveryCodes).where(ownRecoveryCodes({ id: userId }))
  const codes = Array.from({ length: atOnce }, makeRecoveryCode)
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashToken(readRecoveryCode(code)!) })))
  return codes
}

/** Counts a user's unused recovery codes. */
export function countRecoveryCodes(db: Database | Transaction, userId: number): Promise<number> {
  return db.$count(recoveryCodes, ownRecoveryCodes({ id: userId }))
}

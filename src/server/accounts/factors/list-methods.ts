import { sql } from 'drizzle-orm'
import type { FactorMethod } from '#contract/entities/second-factor.ts'
import { ownRecoveryCodes, ownTotp, recoveryCodes, totpFactors } from '#server/accounts/factors.tables.ts'
import { ownPasskeys, passkeys } from '#server/accounts/passkeys.tables.ts'
import { column } from '#server/platform/columns.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'

/** The methods with which a user can show a second factor. Add new kinds of factors here. */
export async function listMethods(db: Database | Transaction, userId: number): Promise<FactorMethod[]> {
  const owner = { id: userId }
  const [has] = await readRows(
    db,
    { totp: column.boolean, passkey: column.boolean, recoveryCode: column.boolean },
    sql`select exists (select from ${totpFactors} where ${ownTotp(owner, 'active')}) as totp,
      exists (select from ${passkeys} where ${ownPasskeys(owner)}) as passkey,
      exists (select from ${recoveryCodes} where ${ownRecoveryCodes(owner)}) as "recoveryCode"`,
  )
  const { totp, passkey, recoveryCode } = has!
  const methods: [FactorMethod, boolean][] = [
    ['totp', totp],
    ['passkey', passkey],
    ['recovery_code', recoveryCode && (totp || passkey)],
  ]
  return methods.filter(([, isThere]) => isThere).map(([method]) => method)
}

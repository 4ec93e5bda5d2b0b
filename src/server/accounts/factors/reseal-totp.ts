import { ownTotp, totpFactors } from '#server/accounts/factors.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Secrets } from '#server/platform/secrets/create-secrets.ts'
import { placeOfTotp } from './totp.ts'

/**
 * Seals the secrets of all authenticator apps with the current SECRET_KEY. Returns how many already were. Throws a `SecretProblem` for a
 * secret that cannot be opened.
 */
export async function resealTotp(
  tx: Transaction,
  secrets: Secrets,
): Promise<{ resealed: number; alreadyRight: number }> {
  const factors = await tx.select().from(totpFactors).for('update')
  const due = factors.filter((factor) => !secrets.isPresent(factor, placeOfTotp(factor.userId)))
  for (const factor of due) {
    const place = placeOfTotp(factor.userId)
    await tx
      .update(totpFactors)
      .set(secrets.seal(secrets.open(factor, place), place))
      .where(ownTotp({ id: factor.userId }, factor.state))
  }
  return { resealed: due.length, alreadyRight: factors.length - due.length }
}

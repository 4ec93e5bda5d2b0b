import { and, gt, sql } from 'drizzle-orm'
import { ownTotp, totpFactors, type totpStates } from '#server/accounts/factors.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Secrets } from '#server/platform/secrets/create-secrets.ts'
import { placeOfTotp, stepOfCode } from './totp.ts'

/** An enrolment that is not confirmed within this time counts as abandoned. */
const pendingMinutes = 60

/**
 * Accepts a code of a user's app. Returns false for a wrong code and for a step that was used or skipped. The row is locked, so that a code
 * sent several times at once is accepted once.
 */
export async function takeTotp(
  tx: Transaction,
  secrets: Secrets,
  { userId, state, code }: { userId: number; state: (typeof totpStates)[number]; code: string },
): Promise<boolean> {
  const isThis = ownTotp({ id: userId }, state)
  const isFresh = gt(totpFactors.createdAt, sql`now() - make_interval(mins => ${pendingMinutes})`)
  const [factor] = await tx
    .select()
    .from(totpFactors)
    .where(and(isThis, state === 'pending' ? isFresh : undefined))
    .for('update')
  if (!factor) return false
  const step = stepOfCode(secrets.open(factor, placeOfTotp(userId)), code, Date.now())
  if (step === null || step <= factor.lastStep) return false
  await tx.update(totpFactors).set({ lastStep: step }).where(isThis)
  return true
}

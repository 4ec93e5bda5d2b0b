import { eq } from 'drizzle-orm'
import type { FactorMethod } from '#contract/entities/second-factor.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { keepHasFactor } from './keep-has-factor.ts'
import { isFactorMust } from './required-step.ts'

/**
 * Records that a user has removed a factor, and mails them if `isTold`. The caller has locked the user and removed the factor. Refuses
 * `second_factor_is_must` if it was the last one and the user is required to have one.
 */
export async function noteFactorRemoved(
  tx: Transaction,
  platform: Platform,
  actor: UserActor,
  { method, isTold }: { method: FactorMethod; isTold: boolean },
): Promise<void> {
  const { userId } = actor
  const left = await keepHasFactor(tx, userId)
  const [user] = await tx.select({ isAdmin: users.isAdmin }).from(users).where(eq(users.id, userId))
  if (left.length === 0 && user && isFactorMust(platform.settings, user)) {
    throw new Refusal('second_factor_is_must')
  }
  await recordEvent(tx, actor, { kind: 'factor_removed', details: { method } })
  if (isTold) await orderAccountMail(tx, platform, { kind: 'factor_removed', userId })
}

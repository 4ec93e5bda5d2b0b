import { sql } from 'drizzle-orm'
import type { OwnLimitsInput } from '#contract/endpoints/limits.ts'
import type { Actor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { creditAccounts, ownAccount } from './credits.tables.ts'
import { lockAccount } from './lock-account.ts'
import { readMonthlyLimit } from './read-monthly-limit.ts'

/** Changes a user's own choices: their monthly limit, which is recorded, and the balance below which they get a mail. */
export async function changeOwnLimits(
  tx: Transaction,
  actor: Actor,
  userId: number,
  { ownLimitCents, lowBalanceCents }: OwnLimitsInput,
): Promise<void> {
  if (ownLimitCents !== undefined) await setLimit(tx, actor, userId, 'self', ownLimitCents)
  if (lowBalanceCents === undefined) return
  await lockAccount(tx, userId)
  // If the balance is not below the new threshold, the alert is sent once it falls below.
  const toldAt = sql`case when ${creditAccounts.balanceCents} < ${lowBalanceCents} then ${creditAccounts.lowBalanceMailAt} end`
  await tx
    .update(creditAccounts)
    .set({ lowBalanceCents, lowBalanceMailAt: toldAt })
    .where(ownAccount({ id: userId }))
}

/** Sets a user's monthly limit, chosen by themselves or by an administrator, and records it. Does nothing if it is already set so. */
export async function setLimit(
  tx: Transaction,
  actor: Actor,
  userId: number,
  by: 'self' | 'admin',
  afterCents: number | null,
): Promise<void> {
  if (!(await lockAccount(tx, userId))) return
  const before = await readMonthlyLimit(tx, userId)
  const beforeCents = by === 'self' ? before.ownLimitCents : before.adminLimitCents
  if (beforeCents === afterCents) return
  await tx
    .update(creditAccounts)
    .set({
      ...(by === 'self' ? { ownLimitCents: afterCents } : { adminLimitCents: afterCents }),
      // A new limit gets its own alerts.
      limitMailMonth: null,
      limitMailPercent: null,
    })
    .where(ownAccount({ id: userId }))
  await recordEvent(tx, actor, {
    kind: 'limit_set',
    details: { by, beforeCents, afterCents },
    subjectId: userId,
  })
}

import { eq, sql } from 'drizzle-orm'
import type { FactorMethod } from '#contract/entities/second-factor.ts'
import { sessions } from '#server/accounts/accounts.tables.ts'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { admitCode } from './admit-code.ts'
import { spendCode } from './spend-code.ts'

/** Confirms a session with a code, which permits sensitive calls for a while. Refuses `wrong_code`, `rate_limited`. */
export async function confirmWithCode(
  platform: Platform,
  attempts: Attempts,
  actor: UserActor,
  { code, ...tried }: { code: string; sessionHash: Buffer; isWhereShown: boolean },
): Promise<void> {
  const forgive = await admitCode(attempts, { userId: actor.userId, ...tried })
  await platform.db.transaction(async (tx) => {
    const method = await spendCode(tx, platform, actor, code)
    await noteFactorShown(tx, actor, { method, sessionHash: tried.sessionHash })
  })
  await forgive()
}

/** Records that a second factor was shown in the session with this hash, which belongs to the actor. */
export async function noteFactorShown(
  tx: Transaction,
  actor: UserActor,
  { method, sessionHash }: { method: FactorMethod; sessionHash: Buffer },
): Promise<void> {
  await tx.update(sessions).set({ confirmedAt: sql`now()` }).where(eq(sessions.tokenHash, sessionHash))
  await recordEvent(tx, actor, { kind: 'factor_shown', details: { method } })
}

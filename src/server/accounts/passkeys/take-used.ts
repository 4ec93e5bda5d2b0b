import { and, eq, lt, or, sql } from 'drizzle-orm'
import { passkeys } from '#server/accounts/passkeys.tables.ts'
import type { Actor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { UsedPasskey } from './check-used.ts'
import { spendChallenge } from './webauthn.ts'

class CountsBackwards extends Error {}

/**
 * Accepts a verified answer, once, in the transaction of the action it authorises. Refuses `passkey_refused` if it was accepted before or
 * the passkey is gone. Call it within `noteCopies`.
 */
export async function takeUsed(tx: Transaction, used: UsedPasskey): Promise<void> {
  const { id, counter, isBackedUp, challenge } = used
  await spendChallenge(tx, challenge)
  const goesOn = counter === 0 ? undefined : or(eq(passkeys.counter, 0), lt(passkeys.counter, counter))
  const { rowCount } = await tx
    .update(passkeys)
    .set({ ...(counter > 0 && { counter }), isBackedUp, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), goesOn))
  if (rowCount === 1) return
  if ((await tx.$count(passkeys, eq(passkeys.id, id))) > 0) throw new CountsBackwards()
  throw new Refusal('passkey_refused')
}

/**
 * Runs an action that accepts a passkey's answer. A signature counter that went backwards suggests a cloned passkey: the action is rolled
 * back, the event recorded, and the answer refused with `passkey_refused`. Authenticators that do not count report 0.
 */
export async function noteCopies<Done>(
  db: Database,
  actor: Actor,
  { id, userId, challenge }: UsedPasskey,
  act: () => Promise<Done>,
): Promise<Done> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof CountsBackwards)) throw error
    await db.transaction(async (tx) => {
      await spendChallenge(tx, challenge)
      const details = { passkeyId: id }
      await recordEvent(tx, actor, { kind: 'passkey_counted_back', details, subjectId: userId })
    })
    throw new Refusal('passkey_refused')
  }
}

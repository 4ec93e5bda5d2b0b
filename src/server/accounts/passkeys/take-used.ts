import { and, eq, lt, or, sql } from 'drizzle-orm'
import { passkeys } from '#server/accounts/passkeys.tables.ts'
import type { Actor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { spendChallenge } from './challenge.ts'
import type { UsedPasskey } from './check-used.ts'

class CountsBackwards extends Error {}

/**
 * Takes a checked answer, once, in the transaction of what it allows. Refuses `passkey_refused` for one that was taken
 * before, and where the passkey is gone. To be called within `noteCopies`.
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
 * Does what takes an answer of a passkey. Where its device counts backwards somebody may have a copy: nothing is done but
 * to put that on record, and it refuses `passkey_refused`. A device that does not count says 0.
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

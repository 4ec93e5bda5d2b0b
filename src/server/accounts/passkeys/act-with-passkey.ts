import { and, eq, lt, or, sql } from 'drizzle-orm'
import { passkeys } from '#server/accounts/passkeys.tables.ts'
import type { Actor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { useChallenge } from './challenge.ts'
import type { UsedPasskey } from './check-used.ts'

/**
 * Does what a checked answer allows, in the transaction that uses the answer up. Refuses `passkey_refused` for one that was
 * used before, where the passkey is gone, and where its device counts backwards: then somebody may have a copy, and
 * that goes on record as done by `actor`. A device that does not count says 0.
 */
export async function actWithPasskey<Done>(
  db: Database,
  actor: Actor,
  { id, userId, counter, isBackedUp, challenge }: UsedPasskey,
  act: (tx: Transaction) => Promise<Done>,
): Promise<Done> {
  const outcome = await db.transaction(async (tx) => {
    await useChallenge(tx, challenge)
    const goesOn = counter === 0 ? undefined : or(eq(passkeys.counter, 0), lt(passkeys.counter, counter))
    const { rowCount } = await tx
      .update(passkeys)
      .set({ ...(counter > 0 && { counter }), isBackedUp, lastUsedAt: sql`now()` })
      .where(and(eq(passkeys.id, id), goesOn))
    if (rowCount === 1) return { done: await act(tx) }
    if ((await tx.$count(passkeys, eq(passkeys.id, id))) > 0) {
      const details = { passkeyId: id }
      await recordEvent(tx, actor, { kind: 'passkey_counted_back', details, subjectId: userId })
    }
    return null
  })
  if (!outcome) throw new Refusal('passkey_refused')
  return outcome.done
}

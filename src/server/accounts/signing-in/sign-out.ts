import { eq } from 'drizzle-orm'
import { sessions } from '#server/accounts/accounts.tables.ts'
import { userAt } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'

/** Ends the session of a token; does nothing if there is none. `address` is the network address of the caller. */
export async function signOut({ db }: Platform, token: string, address: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)))
      .returning({ userId: sessions.userId, awaits: sessions.awaits })
    // An incomplete sign-in is not a sign-out.
    if (ended && !ended.awaits)
      await recordEvent(tx, userAt(ended.userId, address), { kind: 'signed_out', details: {} })
  })
}

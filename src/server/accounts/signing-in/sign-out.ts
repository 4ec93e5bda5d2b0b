import { eq } from 'drizzle-orm'
import { sessions } from '#server/accounts/accounts.tables.ts'
import { userAt } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'

/** Ends the session of a token, from an address; a token without a session is fine. */
export async function signOut({ db }: Platform, token: string, address: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)))
      .returning({ userId: sessions.userId, awaits: sessions.awaits })
    // Who was not signed in yet does not sign out.
    if (ended && !ended.awaits)
      await recordEvent(tx, userAt(ended.userId, address), { kind: 'signed_out', details: {} })
  })
}

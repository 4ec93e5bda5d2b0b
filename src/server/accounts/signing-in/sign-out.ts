import { eq } from 'drizzle-orm'
import { sessions } from '#server/accounts/accounts.tables.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'

/** Ends the session of a token; a token without a session is fine. */
export async function signOut({ db }: Platform, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sessions } from '#server/accounts/accounts.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'

/** Replaces a session's token and returns the new one; the old token stops working. The session's start and end stay the same. */
export async function renewToken(db: Database, formerToken: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .update(sessions)
    .set({ tokenHash: hashToken(token) })
    .where(eq(sessions.tokenHash, hashToken(formerToken)))
  return token
}

import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sessions } from '#server/accounts/accounts.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'

/** Gives a session another token and returns it; the former one opens nothing any more. When it began stays, and so does its end. */
export async function renewToken(db: Database, formerToken: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .update(sessions)
    .set({ tokenHash: hashToken(token) })
    .where(eq(sessions.tokenHash, hashToken(formerToken)))
  return token
}

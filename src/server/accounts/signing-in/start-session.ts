import { randomBytes } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Awaited } from '#contract/entities/second-factor.ts'
import { ownSessions, sessions } from '#server/accounts/accounts.tables.ts'
import type { Device } from '#server/accounts/device-of.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'

/** How long an incomplete sign-in waits, for users who look for their phone. */
export const halfSeconds = 600

/**
 * Starts a session of `days`, or of ten minutes if it awaits a step, and returns its token, which cannot be read again. The session of
 * `formerToken` ends: the browser replaces it with the new one, after which nobody could end it.
 */
export async function startSession(
  db: Database | Transaction,
  {
    userId,
    days,
    device,
    formerToken,
    awaits = null,
    isConfirmed = false,
    startsFresh = true,
  }: {
    userId: number
    days: number
    device?: Device
    formerToken?: string | undefined
    awaits?: Awaited | null
    isConfirmed?: boolean
    startsFresh?: boolean
  },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.delete(sessions).where(and(ownSessions({ id: userId }), lt(sessions.expiresAt, sql`now()`)))
  if (formerToken) await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(formerToken)))
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    expiresAt: awaits
      ? sql`now() + make_interval(secs => ${halfSeconds})`
      : sql`now() + make_interval(days => ${days})`,
    awaits,
    startsFresh,
    confirmedAt: isConfirmed ? sql`now()` : null,
    ...device,
  })
  return token
}

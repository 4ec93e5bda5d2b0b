import { and, eq, gt, sql } from 'drizzle-orm'
import { sessions } from '#server/accounts/accounts.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

const freshMinutes = 15

/** Whether the session with a token of this hash began so lately that it shows who sits there. */
export async function isFreshSession(db: Database, tokenHash: Buffer): Promise<boolean> {
  const beganLately = gt(sessions.createdAt, sql`now() - make_interval(mins => ${freshMinutes})`)
  return (await db.$count(sessions, and(eq(sessions.tokenHash, tokenHash), beganLately))) > 0
}

import { and, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Refuses `username_taken` and `email_taken`, in any case. Only the database's unique indexes catch two concurrent registrations. */
export async function refuseTaken(
  db: Database,
  { username, email }: { username: string; email: string },
): Promise<void> {
  const isAlive = isNull(users.deletedAt)
  const hasName = and(isAlive, eq(sql`lower(${users.username})`, sql`lower(${username})`))
  const hasAddress = and(isAlive, eq(sql`lower(${users.email})`, sql`lower(${email})`))
  if ((await db.$count(users, hasName)) > 0) throw new Refusal('username_taken')
  if ((await db.$count(users, hasAddress)) > 0) throw new Refusal('email_taken')
}

import { and, desc, isNull, type SQL } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

/** The names of the users in a list, newest first, at most `limit`, with the total. `filter` refers to the table `users`. */
export async function listNames(
  db: Database,
  filter: SQL | undefined,
  limit: number,
): Promise<{ total: number; newest: { id: number; username: string }[] }> {
  const wanted = and(isNull(users.deletedAt), filter)
  const [newest, total] = await Promise.all([
    db
      .select({ id: users.id, username: users.username })
      .from(users)
      .where(wanted)
      .orderBy(desc(users.id))
      .limit(limit),
    db.$count(users, wanted),
  ])
  return { total, newest }
}

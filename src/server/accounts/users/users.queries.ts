import { and, desc, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { BookPeriod } from '#contract/entities/book-period.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { column } from '#server/platform/columns.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { searchPattern } from '#server/platform/search-pattern.ts'
import { bookPeriodInSql } from '#server/platform/statements/book-period-in-sql.ts'

/** Counts users, without deleted ones. */
export async function countUsers(db: Database): Promise<number> {
  return await db.$count(users, isNull(users.deletedAt))
}

/**
 * How many users registered within the period, by day or month, oldest first; days and months without registrations are omitted. Deleted
 * users are not counted.
 */
export async function countNewUsers(
  db: Database,
  period: BookPeriod,
): Promise<{ from: string; newUsers: number }[]> {
  const { contains, unitOf } = bookPeriodInSql(period)
  const registeredAt = sql`created_at`
  return await readRows(
    db,
    { from: column.text, newUsers: column.number },
    sql`
    select ${unitOf(registeredAt)} as "from", count(*)::int as "newUsers"
    from users
    where deleted_at is null and ${contains(registeredAt)}
    group by 1 order by 1`,
  )
}

/** A query for the ids of all users who are not deleted. */
export function existingUserIds(): SQL {
  return sql`select id from ${users} where deleted_at is null`
}

/** A query for the ids of all users who can sign in: neither deleted nor suspended. */
export function presentUserIds(): SQL {
  return sql`select id from ${users} where deleted_at is null and suspended_at is null`
}

/** A query for the ids of users whose name or address contains a text, for queries of other modules. */
export function findUserIds(search: string): SQL {
  const pattern = searchPattern(search)
  return sql`(select ${users.id} from ${users} where ${or(ilike(users.username, pattern), ilike(users.email, pattern))})`
}

/** Users who are not deleted, as a table `owner` for queries of other modules. */
export function existingOwnersTable(db: Database) {
  return db
    .select({ id: users.id, username: users.username, email: users.email })
    .from(users)
    .where(isNull(users.deletedAt))
    .as('owner')
}

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

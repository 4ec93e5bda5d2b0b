import { and, asc, desc, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { UserQuery, userSorts } from '#contract/endpoints/admin.ts'
import type { User } from '#contract/entities/user.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { balanceOf } from '#server/credits/read-credits.ts'
import type { Database } from '#server/platform/open-database.ts'
import { searchPattern } from '#server/platform/search-pattern.ts'
import { type ExtraUserColumns, selectUsers, shapeUser, userId } from './read-user.ts'

const sortable = {
  createdAt: users.id,
  username: sql`lower(${users.username})`,
  email: sql`lower(${users.email})`,
  totalProcessedImages: users.totalProcessedImages,
  totalCost: users.totalCostCents,
  creditBalance: balanceOf(userId),
} as const satisfies Record<(typeof userSorts)[number], unknown>

/** Users, newest first unless sorted otherwise, with the total. `filter` refers to the table `users`. */
export async function listUsers(
  db: Database,
  extra: ExtraUserColumns,
  query: UserQuery,
  filter?: SQL,
): Promise<{ users: User[]; total: number }> {
  const pattern = query.search && searchPattern(query.search)
  const found = pattern ? or(ilike(users.username, pattern), ilike(users.email, pattern)) : undefined
  const wanted = and(isNull(users.deletedAt), found, filter)
  const column = sortable[query.sort ?? 'createdAt']
  const direction = query.order === 'asc' ? asc : desc
  const page = selectUsers(db, extra).where(wanted).orderBy(direction(column), desc(users.id))
  if (query.limit !== undefined) page.limit(query.limit)
  const [rows, total] = await Promise.all([page.offset(query.offset ?? 0), db.$count(users, wanted)])
  return { users: rows.map(shapeUser), total }
}

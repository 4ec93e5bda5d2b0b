import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AssignedKey } from '#contract/entities/api-key.ts'
import type { User } from '#contract/entities/user.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { balanceOf } from '#server/credits/read-credits.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/**
 * What higher modules contribute to a user, as expressions of one query, because `GET /api/user` is the most frequent call. `mountModules`
 * passes them in.
 */
export interface ExtraUserColumns {
  /** JSON array of `AssignedKey`. */
  apiKeys(userId: SQLWrapper): SQL<AssignedKey[]>
}

/** A user's public fields. Refuses `not_found`. */
export async function readUser(
  db: Database | Transaction,
  extra: ExtraUserColumns,
  id: number,
): Promise<User> {
  const [row] = await selectUsers(db, extra).where(and(eq(users.id, id), isNull(users.deletedAt)))
  if (!row) throw new Refusal('not_found')
  return shapeUser(row)
}

/** A query for the columns that `shapeUser` needs. */
export function selectUsers(db: Database | Transaction, extra: ExtraUserColumns) {
  return db.select(userColumns(extra)).from(users).$dynamic()
}

/** The id qualified with its table, for larger queries that have other ids. */
export const userId = sql`${users}.${sql.identifier(users.id.name)}`

export function userColumns(extra: ExtraUserColumns) {
  return {
    id: users.id,
    username: users.username,
    email: users.email,
    language: users.language,
    createdAt: users.createdAt,
    isAdmin: users.isAdmin,
    isVerified: users.isVerified,
    suspendedAt: users.suspendedAt,
    mailsOnJobEnd: users.mailsOnJobEnd,
    totalProcessedImages: users.totalProcessedImages,
    totalCostCents: users.totalCostCents,
    creditBalance: balanceOf(userId),
    apiKeys: extra.apiKeys(userId),
  }
}

export function shapeUser(row: Awaited<ReturnType<typeof selectUsers>>[number]): User {
  const { createdAt, suspendedAt, totalCostCents, ...open } = row
  return {
    ...open,
    createdAt: createdAt.toISOString(),
    suspendedAt: suspendedAt?.toISOString() ?? null,
    totalCost: totalCostCents / 100,
  }
}

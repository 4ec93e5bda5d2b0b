import { and, eq, isNull } from 'drizzle-orm'
import type { Suspension } from '#contract/endpoints/user-status.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Since when and why a user is suspended, for administrators. Refuses `not_found` if the user is not suspended. */
export async function readSuspension(db: Database, userId: number): Promise<Suspension> {
  const [user] = await db
    .select({ suspendedAt: users.suspendedAt, reason: users.suspensionReason })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  if (!user?.suspendedAt) throw new Refusal('not_found')
  return { suspendedAt: user.suspendedAt.toISOString(), reason: user.reason }
}

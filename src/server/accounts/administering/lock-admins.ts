import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { firstAdminId } from '#contract/entities/user.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import type { UserActor } from '#server/audit/actor.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

// Any fixed number works; it only has to be the same in every process.
const adminsLock = 4_711_003

/**
 * Serialises changes to the set of administrators and returns the user to be changed. Refuses `admins_only` if the actor is no longer an
 * administrator, and `not_found`.
 */
export async function lockAdmins(tx: Transaction, actor: UserActor, userId: number) {
  await tx.execute(sql`select pg_advisory_xact_lock(${adminsLock})`)
  const [caller] = await tx
    .select({ isAdmin: users.isAdmin, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, actor.userId))
  if (!caller?.isAdmin || caller.suspendedAt) throw new Refusal('admins_only')
  const [user] = await tx
    .select({
      isAdmin: users.isAdmin,
      isVerified: users.isVerified,
      suspendedAt: users.suspendedAt,
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update')
  if (!user) throw new Refusal('not_found')
  return user
}

/** Refuses to lock administrators out: `first_admin_stays`, `not_oneself`, `last_admin`. Call it under `lockAdmins`. */
export async function refuseLosingAdmins(
  tx: Transaction,
  actor: UserActor,
  { userId, isAdmin }: { userId: number; isAdmin: boolean },
): Promise<void> {
  if (userId === firstAdminId) throw new Refusal('first_admin_stays')
  if (userId === actor.userId) throw new Refusal('not_oneself')
  if (!isAdmin) return
  const others = and(
    ne(users.id, userId),
    eq(users.isAdmin, true),
    isNull(users.deletedAt),
    isNull(users.suspendedAt),
  )
  if ((await tx.$count(users, others)) === 0) throw new Refusal('last_admin')
}

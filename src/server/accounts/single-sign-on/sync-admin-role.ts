import { and, eq, isNull, ne } from 'drizzle-orm'
import { firstAdminId } from '#contract/entities/user.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Transaction } from '#server/platform/open-database.ts'

/**
 * Sets a user's role at sign-in to match the issuer's admin group. Does nothing if no group is configured or for user 1; the last
 * administrator who is not suspended keeps the role.
 */
export async function syncAdminRole(
  tx: Transaction,
  actor: UserActor,
  { adminGroup, groups }: { adminGroup: string; groups: string[] },
): Promise<void> {
  const { userId } = actor
  if (!adminGroup || userId === firstAdminId) return
  const isAdmin = groups.includes(adminGroup)
  if (!isAdmin) {
    // Two administrators who lose the role at once must not each count the other as the remaining one.
    const admins = await tx
      .select({ id: users.id, suspendedAt: users.suspendedAt })
      .from(users)
      .where(and(eq(users.isAdmin, true), isNull(users.deletedAt)))
      .orderBy(users.id)
      .for('no key update')
    const others = admins.filter(({ id }) => id !== userId)
    if (others.length === admins.length || others.every(({ suspendedAt }) => suspendedAt)) return
  }
  const isOther = and(eq(users.id, userId), ne(users.isAdmin, isAdmin))
  const changed = await tx.update(users).set({ isAdmin }).where(isOther)
  if (changed.rowCount === 0) return
  const kind = isAdmin ? 'admin_granted_by_group' : 'admin_revoked_by_group'
  await recordEvent(tx, actor, { kind, details: {} })
}

import { and, eq, ne } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Actor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Database } from '#server/platform/open-database.ts'

/** Grants or revokes the administrator role, effective from the user's next call. */
export async function setAdmin(db: Database, actor: Actor, userId: number, isAdmin: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const isOther = and(eq(users.id, userId), ne(users.isAdmin, isAdmin))
    const { rowCount } = await tx.update(users).set({ isAdmin }).where(isOther)
    const kind = isAdmin ? 'admin_granted' : 'admin_revoked'
    if (rowCount === 1) await recordEvent(tx, actor, { kind, details: {}, subjectId: userId })
  })
}

import { eq } from 'drizzle-orm'
import type { Database } from '#server/platform/open-database.ts'
import { sessions, users } from './accounts.tables.ts'
import { hashPassword } from './hash-password.ts'

/** Gives a user another password and ends all sessions that the old one opened. */
export async function replacePassword(db: Database, userId: number, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
    await tx.delete(sessions).where(eq(sessions.userId, userId))
  })
}

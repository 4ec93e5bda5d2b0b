import { eq } from 'drizzle-orm'
import type { PreferencesInput } from '#contract/endpoints/accounts.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Changes the given preferences: the interface language, which mails and downloads follow, and which mails the user receives. */
export async function changePreferences(
  { db }: Platform,
  userId: number,
  { language, mailsOnJobEnd }: PreferencesInput,
): Promise<void> {
  if (language === undefined && mailsOnJobEnd === undefined) return
  await db.update(users).set({ language, mailsOnJobEnd }).where(eq(users.id, userId))
}

import { eq } from 'drizzle-orm'
import type { UiLanguage } from '#contract/languages.ts'
import type { Platform } from '#server/platform/platform.ts'
import { users } from './accounts.tables.ts'

/** Changes the interface language of a user, which mails and downloads follow. */
export async function changeLanguage({ db }: Platform, userId: number, language: UiLanguage): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, userId))
}

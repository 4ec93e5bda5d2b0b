import { eq } from 'drizzle-orm'
import type { Awaited } from '#contract/entities/second-factor.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import type { Settings } from '#server/platform/read-settings.ts'

/** The step that a user who has not shown a second factor has to complete to sign in; null if there is none. Source: docs/specification/accounts.md#second-factor */
export async function requiredStep(
  db: Database | Transaction,
  settings: Pick<Settings, 'SECOND_FACTOR'>,
  userId: number,
): Promise<Awaited | null> {
  const [user] = await db
    .select({ hasFactor: users.hasFactor, isAdmin: users.isAdmin })
    .from(users)
    .where(eq(users.id, userId))
  if (user?.hasFactor) return 'factor'
  return user && isFactorMust(settings, user) ? 'enrolment' : null
}

/** Whether a user is required to have a second factor. */
export function isFactorMust(
  { SECOND_FACTOR }: Pick<Settings, 'SECOND_FACTOR'>,
  { isAdmin }: { isAdmin: boolean },
): boolean {
  return SECOND_FACTOR === 'all' || (SECOND_FACTOR === 'admins' && isAdmin)
}

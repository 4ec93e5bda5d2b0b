import { and, asc, not } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { isOver } from './claim-repeat.ts'
import { ownRepeats } from './own-repeats.ts'
import { apiRepeats } from './repeats.tables.ts'

/** The calls of a user whose answers are kept, the oldest first, for what they take with them. */
export async function listRepeats(
  db: Database,
  owner: Owner,
): Promise<{ call: string; status: number | null; createdAt: string }[]> {
  const rows = await db
    .select({ call: apiRepeats.call, status: apiRepeats.status, createdAt: apiRepeats.createdAt })
    .from(apiRepeats)
    .where(and(ownRepeats(owner), not(isOver)))
    .orderBy(asc(apiRepeats.createdAt))
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}

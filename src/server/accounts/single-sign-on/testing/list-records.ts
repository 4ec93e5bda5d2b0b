import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/open-database.ts'

/** What a user did, or was done to them, in its order. */
export async function listRecords(db: Database, userId: number): Promise<unknown[]> {
  const { rows } = await db.execute(
    sql`select kind from audit_events where actor_id = ${userId} or subject_id = ${userId} order by id`,
  )
  return rows.map(({ kind }) => kind)
}

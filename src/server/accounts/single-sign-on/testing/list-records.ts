import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/open-database.ts'

/** The audit events by or about a user, in order. */
export async function listRecords(db: Database, userId: number): Promise<unknown[]> {
  const { rows } = await db.execute(
    sql`select kind from audit_events where actor_id = ${userId} or subject_id = ${userId} order by id`,
  )
  return rows.map(({ kind }) => kind)
}

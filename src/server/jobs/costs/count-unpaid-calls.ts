import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/platform/open-database.ts'

/** Counts calls that a user does not pay for, in the hour in which they ended. */
export async function countUnpaidCalls(
  db: Database | Transaction,
  userId: number,
  calls: number,
): Promise<void> {
  if (calls === 0) return
  await db.execute(sql`
    insert into unpaid_calls as known (user_id, hour, calls) values (${userId}, date_trunc('hour', now(), 'UTC'), ${calls})
    on conflict (user_id, hour) do update set calls = known.calls + excluded.calls`)
}

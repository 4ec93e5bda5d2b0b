import { type SQL, sql } from 'drizzle-orm'
import { creditHolds } from './credits.tables.ts'

/**
 * A query for every hold, open or closed: `job_id`, `position` (0: the whole job), `user_id`, `cents`, `is_open`, and `charged_cents` of a
 * closed one.
 */
export function allHolds(): SQL {
  return sql`select job_id, position, user_id, cents, closed_at is null as is_open, charged_cents from ${creditHolds}`
}

import { and, asc, desc, lt, type SQL } from 'drizzle-orm'
import type { LogQuery } from '#contract/endpoints/audit.ts'
import type { Database } from '#server/platform/open-database.ts'
import { auditEvents } from './audit.tables.ts'
import { countEvents, type EventRow, selectEvents } from './select-events.ts'

/** The log grows for a year: a call without a limit gets at most this many events. */
const atMost = 1_000

/** The events that match, and how many match in total. */
export async function listEvents(
  db: Database,
  { before, order, limit = atMost, offset = 0 }: Pick<LogQuery, 'before' | 'order' | 'limit' | 'offset'>,
  wanted: SQL | undefined,
): Promise<{ rows: EventRow[]; total: number }> {
  const direction = order === 'asc' ? asc : desc
  const older = before === undefined ? undefined : lt(auditEvents.id, before)
  const page = selectEvents(db, and(wanted, older))
    .orderBy(direction(auditEvents.id))
    .limit(limit)
    .offset(offset)
  const [rows, total] = await Promise.all([page, countEvents(db, wanted)])
  return { rows, total }
}

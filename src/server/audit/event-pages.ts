import { and, asc, gt, type SQL } from 'drizzle-orm'
import type { Database } from '#server/platform/open-database.ts'
import { pagesAfter } from '#server/platform/pages-after.ts'
import { auditEvents } from './audit.tables.ts'
import { type EventRow, selectEvents } from './select-events.ts'

const rowsPerPage = 1_000

/** Events, oldest first, page by page. */
export function eventPages(db: Database, wanted: SQL | undefined): AsyncGenerator<EventRow[]> {
  return pagesAfter((last: EventRow | null) =>
    selectEvents(db, and(wanted, gt(auditEvents.id, last?.id ?? 0)))
      .orderBy(asc(auditEvents.id))
      .limit(rowsPerPage),
  )
}

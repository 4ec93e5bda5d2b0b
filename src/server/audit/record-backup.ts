import { sql } from 'drizzle-orm'
import { column } from '#server/platform/columns.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { operator } from './actor.ts'
import { recordEvent } from './record-event.ts'

/** Records that a backup was made, except in a database of an older version that has no audit log. */
export async function recordBackup(db: Database, details: { tables: number; rows: number }): Promise<void> {
  const [there] = await readRows(
    db,
    { hasRecords: column.boolean },
    sql`select to_regclass('public.audit_events') is not null as "hasRecords"`,
  )
  if (there?.hasRecords) await recordEvent(db, operator, { kind: 'backup_made', details })
}

/** Records that the database was restored from a backup. `madeAt`: when the backup was made. */
export async function recordRestore(db: Database, madeAt: string): Promise<void> {
  await recordEvent(db, operator, { kind: 'backup_restored', details: { madeAt } })
}

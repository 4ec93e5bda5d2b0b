import { sql } from 'drizzle-orm'
import { column } from '#server/platform/column.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { operator } from './actor.ts'
import { recordEvent } from './record-event.ts'

/** Puts on record that a backup was made, but in a database that an older version left without records. */
export async function recordBackup(db: Database, details: { tables: number; rows: number }): Promise<void> {
  const [there] = await readRows(
    db,
    { hasRecords: column.boolean },
    sql`select to_regclass('public.audit_events') is not null as "hasRecords"`,
  )
  if (there?.hasRecords) await recordEvent(db, operator, { kind: 'backup_made', details })
}

/** Puts on record that a database was filled from a backup. `madeAt`: when that was made. */
export async function recordRestore(db: Database, madeAt: string): Promise<void> {
  await recordEvent(db, operator, { kind: 'backup_restored', details: { madeAt } })
}

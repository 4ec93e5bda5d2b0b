import { and, eq } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { ownPresets } from './own-presets.ts'
import { presets } from './presets.tables.ts'

/** Refuses `not_found`. */
export async function deletePreset(db: Database, owner: Owner, id: number): Promise<void> {
  const gone = await db.delete(presets).where(and(ownPresets(owner), eq(presets.id, id)))
  if (gone.rowCount === 0) throw new Refusal('not_found')
}

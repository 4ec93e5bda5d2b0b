import { asc, sql } from 'drizzle-orm'
import type { Preset } from '#contract/entities/preset.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { ownPresets, presets } from './presets.tables.ts'
import { shapePreset } from './shape-preset.ts'

/** A user's presets by name; at most `limits.presetsPerUser`. */
export async function listPresets(db: Database, owner: Owner): Promise<Preset[]> {
  const rows = await db
    .select()
    .from(presets)
    .where(ownPresets(owner))
    .orderBy(asc(sql`lower(${presets.name})`))
  return rows.map(shapePreset)
}

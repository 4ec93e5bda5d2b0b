import { and, eq } from 'drizzle-orm'
import type { Preset, PresetSettings } from '#contract/entities/preset.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { refuseTakenName, shapePreset } from './presets.queries.ts'
import { ownPresets, presets } from './presets.tables.ts'

/** Renames a preset, or replaces its settings. Refuses `not_found`, `preset_name_taken`. */
export async function changePreset(
  db: Database,
  owner: Owner,
  id: number,
  { name, settings }: { name?: string | undefined; settings?: PresetSettings | undefined },
): Promise<Preset> {
  const wanted = and(ownPresets(owner), eq(presets.id, id))
  const write =
    name === undefined && settings === undefined
      ? db.select().from(presets).where(wanted)
      : db
          .update(presets)
          .set({ ...(name !== undefined && { name }), ...(settings && { settings }) })
          .where(wanted)
          .returning()
  const [row] = await refuseTakenName(Promise.resolve(write))
  if (!row) throw new Refusal('not_found')
  return shapePreset(row)
}

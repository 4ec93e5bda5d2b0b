import { count } from 'drizzle-orm'
import type { Preset, PresetSettings } from '#contract/entities/preset.ts'
import { limits } from '#contract/limits.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { refuseTakenName, shapePreset } from './presets.queries.ts'
import { ownPresets, presets } from './presets.tables.ts'

/** Stores settings under a name. Refuses `preset_name_taken`, `too_many_presets`. */
export async function addPreset(
  db: Database,
  owner: Owner,
  { name, settings }: { name: string; settings: PresetSettings },
): Promise<Preset> {
  return await refuseTakenName(
    db.transaction(async (tx) => {
      // Two presets added at the same instant must not both take the last place.
      await lockUser(tx, owner.id)
      const [held] = await tx.select({ presets: count() }).from(presets).where(ownPresets(owner))
      if ((held?.presets ?? 0) >= limits.presetsPerUser)
        throw new Refusal('too_many_presets', { maxPresets: limits.presetsPerUser })
      const [row] = await tx.insert(presets).values({ userId: owner.id, name, settings }).returning()
      return shapePreset(row!)
    }),
  )
}

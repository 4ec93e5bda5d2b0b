import { asc, sql } from 'drizzle-orm'
import type { Preset } from '#contract/entities/preset.ts'
import type { Owner } from '#server/platform/caller.ts'
import { type Database, type Transaction, violatedConstraint } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { ownPresets, presets } from './presets.tables.ts'
import { readSettings } from './read-settings.ts'

/** A user's presets by name; at most `limits.presetsPerUser`. */
export async function listPresets(db: Database, owner: Owner): Promise<Preset[]> {
  const rows = await db
    .select()
    .from(presets)
    .where(ownPresets(owner))
    .orderBy(asc(sql`lower(${presets.name})`))
  return rows.map(shapePreset)
}

export function shapePreset({ id, name, settings, createdAt }: typeof presets.$inferSelect): Preset {
  return { id, name, settings: readSettings(settings), createdAt: createdAt.toISOString() }
}

/** Removes a user's presets, with the account. */
export async function removePresetsOf(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(presets).where(ownPresets({ id: userId }))
}

/** Translates the database's unique violation into a refusal: a user has one preset per name, ignoring case. */
export async function refuseTakenName<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (violatedConstraint(error) === 'presets_name_key') throw new Refusal('preset_name_taken')
    throw error
  }
}

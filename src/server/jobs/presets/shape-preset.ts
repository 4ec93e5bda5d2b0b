import type { Preset } from '#contract/entities/preset.ts'
import type { presets } from './presets.tables.ts'
import { readSettings } from './read-settings.ts'

export function shapePreset({ id, name, settings, createdAt }: typeof presets.$inferSelect): Preset {
  return { id, name, settings: readSettings(settings), createdAt: createdAt.toISOString() }
}

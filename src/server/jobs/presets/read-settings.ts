import { PresetSettings } from '#contract/entities/preset.ts'
import { noTextWishes } from '#contract/entities/text-wishes.ts'

const defaults: PresetSettings = {
  languages: ['de'],
  customLanguages: [],
  promptType: 'system',
  customPrompt: '',
  format: 'csv',
  textWishes: noTextWishes,
  usesFileNotes: true,
}

/** Settings as this version knows them: what was kept without one of them, or with a value it does not know, gets its default. */
export function readSettings(kept: Record<string, unknown>): PresetSettings {
  const { shape } = PresetSettings
  const known = Object.entries(shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(kept[name])
    return parsed.success ? [[name, parsed.data]] : []
  })
  return PresetSettings.parse({ ...defaults, ...Object.fromEntries(known) })
}

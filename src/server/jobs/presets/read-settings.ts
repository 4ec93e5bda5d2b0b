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

/** Settings in this version's format: missing ones and unknown values get the default. */
export function readSettings(kept: Record<string, unknown>): PresetSettings {
  const { shape } = PresetSettings
  const known = Object.entries(shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(kept[name])
    return parsed.success ? [[name, parsed.data]] : []
  })
  return PresetSettings.parse({ ...defaults, ...Object.fromEntries(known) })
}

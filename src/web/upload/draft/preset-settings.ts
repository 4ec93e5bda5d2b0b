import type { PresetSettings } from '#contract/entities/preset.ts'
import type { JobSettings } from './job-settings.ts'

/** What of a draft's choices can be kept under a name: all that depends on no list. */
export function presetSettings(settings: JobSettings): PresetSettings {
  const { languages, customLanguages, promptType, customPrompt, format } = settings
  return {
    // Safe: nothing but the boxes of the built-in languages fills this list.
    languages: languages as PresetSettings['languages'],
    customLanguages,
    promptType,
    customPrompt: promptType === 'custom' ? customPrompt.trim() : '',
    format,
  }
}

export function isSamePreset(one: PresetSettings, other: PresetSettings): boolean {
  const text = ({ languages, customLanguages, promptType, customPrompt, format }: PresetSettings) =>
    JSON.stringify([languages, customLanguages, promptType, customPrompt, format])
  return text(one) === text(other)
}

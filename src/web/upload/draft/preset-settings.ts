import type { PresetSettings } from '#contract/entities/preset.ts'
import type { TextWishes } from '#contract/entities/text-wishes.ts'
import { wishLimits } from '#contract/wish-limits.ts'
import type { JobSettings } from './job-settings.ts'

/** The settings that can be saved under a name: all that don't depend on a list. */
export function presetSettings(settings: JobSettings): PresetSettings {
  const { languages, customLanguages, promptType, customPrompt, format, textWishes, usesFileNotes } = settings
  return {
    // Safe: nothing but the boxes of the built-in languages fills this list.
    languages: languages as PresetSettings['languages'],
    customLanguages,
    promptType,
    customPrompt: promptType === 'custom' ? customPrompt.trim() : '',
    format,
    textWishes: tidyWishes(textWishes),
    usesFileNotes,
  }
}

export function isSamePreset(one: PresetSettings, other: PresetSettings): boolean {
  return tell(one) === tell(other)
}

function tell({ textWishes, ...settings }: PresetSettings): string {
  const { languages, customLanguages, promptType, customPrompt, format, usesFileNotes } = settings
  const { brand, product, style, avoidedKeywords, maxAltCharacters, glossary, altPrefix, altSuffix } =
    textWishes
  return JSON.stringify([
    [languages, customLanguages, promptType, customPrompt, format, usesFileNotes],
    [brand, product, style, avoidedKeywords, maxAltCharacters, glossary, altPrefix, altSuffix],
  ])
}

/** As saved: trimmed, and without an invalid length. */
function tidyWishes(wishes: TextWishes): TextWishes {
  const { maxAltCharacters } = wishes
  return {
    ...wishes,
    brand: wishes.brand.trim(),
    product: wishes.product.trim(),
    avoidedKeywords: wishes.avoidedKeywords.trim(),
    glossary: wishes.glossary.trim(),
    altPrefix: wishes.altPrefix.trim(),
    altSuffix: wishes.altSuffix.trim(),
    maxAltCharacters: isWishedLength(maxAltCharacters) ? maxAltCharacters : null,
  }
}

/** Whether this is a valid maximum length of alt texts. Null, no limit, is. */
export function isWishedLength(characters: number | null): boolean {
  const { least, most } = wishLimits.wishedAltCharacters
  return characters === null || (Number.isInteger(characters) && characters >= least && characters <= most)
}

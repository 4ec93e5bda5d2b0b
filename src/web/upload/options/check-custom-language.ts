import { CustomLanguage } from '#contract/entities/language.ts'
import { builtInLanguages, isSameLanguage, maxCustomLanguages } from '#contract/languages.ts'
import { refusalOf } from '#contract/refusal-of.ts'
import type { RefusalOf } from '#contract/refusals.ts'

/** Why this text can't be added to the chosen languages; null when it can. */
export function checkCustomLanguage(
  typed: string,
  chosen: { languages: string[]; customLanguages: string[] },
): RefusalOf | null {
  if (chosen.customLanguages.length >= maxCustomLanguages)
    return refusalOf('too_many_custom_languages', { max: maxCustomLanguages })
  const language = CustomLanguage.safeParse(typed)
  if (!language.success) return refusalOf('invalid_custom_language', { language: typed })
  const all = [...chosen.languages, ...chosen.customLanguages]
  if (all.some((other) => isSameLanguage(language.data, other)))
    return refusalOf('duplicate_language', { language: language.data })
  return null
}

/** The code of the built-in language that goes by this name, so that it is not paid for twice. */
export function builtInLanguageNamed(typed: string): string | undefined {
  return builtInLanguages.find(({ code }) => isSameLanguage(typed, code))?.code
}

import { builtInLanguages, CustomLanguage, isSameLanguage, maxCustomLanguages } from '#contract/languages.ts'
import type { ListRefusal } from '#web/upload/list/list.ts'

/** Why this text can't be added to the chosen languages; null when it can. */
export function checkCustomLanguage(
  typed: string,
  chosen: { languages: string[]; customLanguages: string[] },
): ListRefusal | null {
  if (chosen.customLanguages.length >= maxCustomLanguages)
    return { code: 'too_many_custom_languages', details: { max: maxCustomLanguages } }
  const language = CustomLanguage.safeParse(typed)
  if (!language.success) return { code: 'invalid_custom_language', details: {} }
  const all = [...chosen.languages, ...chosen.customLanguages]
  if (all.some((other) => isSameLanguage(language.data, other)))
    return { code: 'duplicate_language', details: { language: language.data } }
  return null
}

/** The code of the built-in language that goes by this name, so that it is not paid for twice. */
export function builtInLanguageNamed(typed: string): string | undefined {
  return builtInLanguages.find(({ code }) => isSameLanguage(typed, code))?.code
}

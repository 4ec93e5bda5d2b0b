import { CustomLanguage } from '#contract/entities/language.ts'
import {
  canonicalLanguage,
  findBuiltInLanguage,
  isSameLanguage,
  maxCustomLanguages,
  maxLanguages,
} from '#contract/languages.ts'
import { Refusal } from '#server/platform/refusal.ts'

/**
 * All languages of a job: codes of built-in ones as they were given, in that order, then the custom ones, trimmed. Refuses no_language,
 * unknown_language, too_many_languages, too_many_custom_languages, invalid_custom_language, duplicate_language.
 */
export function chooseLanguages(codes: string[], custom: string[]): string[] {
  const chosen: string[] = []
  for (const code of codes) {
    if (!findBuiltInLanguage(code)) throw new Refusal('unknown_language', { language: code })
    if (chosen.some((other) => canonicalLanguage(other) === canonicalLanguage(code)))
      throw new Refusal('duplicate_language', { language: code })
    chosen.push(code)
  }
  if (custom.length > maxCustomLanguages)
    throw new Refusal('too_many_custom_languages', { max: maxCustomLanguages })
  for (const typed of custom) chosen.push(readCustomLanguage(typed, chosen))
  if (chosen.length === 0) throw new Refusal('no_language')
  if (chosen.length > maxLanguages) throw new Refusal('too_many_languages', { max: maxLanguages })
  return chosen
}

/** Splits codes and names that came in one list. What looks like a code but is none is a mistake, not a language's name. */
export function splitLanguages(given: readonly string[]): { codes: string[]; names: string[] } {
  const isCode = (language: string) =>
    Boolean(findBuiltInLanguage(language)) || /^[a-z]{2,3}(-([a-z]{2}|\d{3}))?$/i.test(language)
  return { codes: given.filter(isCode), names: given.filter((language) => !isCode(language)) }
}

function readCustomLanguage(typed: string, chosen: string[]): string {
  const language = CustomLanguage.safeParse(typed)
  if (!language.success) throw new Refusal('invalid_custom_language', { language: typed })
  if (chosen.some((other) => isSameLanguage(language.data, other)))
    throw new Refusal('duplicate_language', { language: language.data })
  return language.data
}

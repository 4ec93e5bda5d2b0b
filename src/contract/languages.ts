import { z } from 'zod'

/** The interface's languages. */
export const uiLanguages = ['de', 'en'] as const
export const UiLanguage = z.enum(uiLanguages)
export type UiLanguage = z.infer<typeof UiLanguage>

/** The built-in languages of texts: the product's code, the BCP 47 tag for `lang`, and names for people and models. */
export const builtInLanguages = [
  { code: 'de', tag: 'de', names: { de: 'Deutsch', en: 'German' } },
  { code: 'en', tag: 'en', names: { de: 'Englisch', en: 'English' } },
  { code: 'it', tag: 'it', names: { de: 'Italienisch', en: 'Italian' } },
  { code: 'es', tag: 'es', names: { de: 'Spanisch', en: 'Spanish' } },
  { code: 'cz', tag: 'cs', names: { de: 'Tschechisch', en: 'Czech' } },
  { code: 'hu', tag: 'hu', names: { de: 'Ungarisch', en: 'Hungarian' } },
  { code: 'pl', tag: 'pl', names: { de: 'Polnisch', en: 'Polish' } },
  { code: 'sl', tag: 'sl', names: { de: 'Slowenisch', en: 'Slovenian' } },
] as const

export type BuiltInLanguage = (typeof builtInLanguages)[number]

/** At most this many languages may be typed in by the user. */
export const maxCustomLanguages = 2

/** 2–40 letters, spaces, hyphens or parentheses, trimmed; at least one letter at the start. */
export const CustomLanguage = z
  .string()
  .trim()
  .regex(/^\p{L}[\p{L}\p{M} \-()]{1,39}$/u)

export function findBuiltInLanguage(code: string): BuiltInLanguage | undefined {
  return builtInLanguages.find((language) => language.code === code)
}

/** The value for a `lang` attribute of a text in this language; empty for custom languages, whose tag nobody knows. */
export function languageTag(code: string): string {
  return findBuiltInLanguage(code)?.tag ?? ''
}

/** The language's name for people: a custom language is called what its user called it. */
export function languageName(code: string, uiLanguage: UiLanguage): string {
  return findBuiltInLanguage(code)?.names[uiLanguage] ?? code
}

/** Is this custom language a code or a name (in either interface language) of one that is chosen already? */
export function isSameLanguage(custom: string, chosen: string): boolean {
  const wanted = custom.trim().toLocaleLowerCase('de')
  const language = findBuiltInLanguage(chosen)
  const known = language ? [language.code, language.names.de, language.names.en] : [chosen]
  return known.some((name) => name.toLocaleLowerCase('de') === wanted)
}

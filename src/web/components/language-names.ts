import { languageName, type UiLanguage } from '#contract/languages.ts'

/** The names of languages, in the chosen order: `Deutsch, Englisch`. */
export function languageNames(codes: readonly string[], language: UiLanguage): string {
  return codes.map((code) => languageName(code, language)).join(', ')
}

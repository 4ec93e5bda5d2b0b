import { languageName, type UiLanguage } from '#contract/languages.ts'

/** Languages in words, in the order that they were chosen: `Deutsch, Englisch`. */
export function languageNames(codes: readonly string[], language: UiLanguage): string {
  return codes.map((code) => languageName(code, language)).join(', ')
}

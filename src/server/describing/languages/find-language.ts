import { findLanguageCode } from './find-language-code.ts'
import type { Language } from './language.ts'
import { languages } from './languages.ts'

/** What is known of a language as the user chose it; undefined where nobody knows its rules. */
export function findLanguage(chosen: string): Language | undefined {
  return languages.get(findLanguageCode(chosen) ?? '')
}

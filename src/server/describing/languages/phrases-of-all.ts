import type { Language } from './language.ts'
import { languages } from './languages.ts'

/** One list of phrases, which `|` separates, of all languages in one. */
export function phrasesOfAll(list: (language: Language) => string): string[] {
  return [...languages.values()]
    .flatMap((language) => list(language).split('|'))
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}

import type { Language } from './language.ts'
import { languages } from './languages.ts'

/** The phrases of all languages in the list that `list` takes of each, in which `|` separates them. */
export function phrasesOfAll(list: (language: Language) => string): string[] {
  return [...languages.values()]
    .flatMap((language) => list(language).split('|'))
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}

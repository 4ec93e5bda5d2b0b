import { type Language, listWords } from './language.ts'
import { languages } from './languages.ts'

/** The words of all languages in the list that `list` takes of each, in which spaces separate them. */
export function wordsOfAll(list: (language: Language) => string): string[] {
  return [...languages.values()].flatMap((language) => listWords(list(language)))
}

/** The phrases of all languages in the list that `list` takes of each, in which `|` separates them. */
export function phrasesOfAll(list: (language: Language) => string): string[] {
  return [...languages.values()]
    .flatMap((language) => list(language).split('|'))
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}

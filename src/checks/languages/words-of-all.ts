import type { Language } from './language.ts'
import { languages } from './languages.ts'
import { listWords } from './list-words.ts'

/** The words of all languages in the list that `list` takes of each, in which spaces separate them. */
export function wordsOfAll(list: (language: Language) => string): string[] {
  return [...languages.values()].flatMap((language) => listWords(list(language)))
}

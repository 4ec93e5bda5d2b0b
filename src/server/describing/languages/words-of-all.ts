import type { Language } from './language.ts'
import { languages } from './languages.ts'
import { listWords } from './list-words.ts'

/** One list of words of all languages in one. */
export function wordsOfAll(list: (language: Language) => string): string[] {
  return [...languages.values()].flatMap((language) => listWords(list(language)))
}

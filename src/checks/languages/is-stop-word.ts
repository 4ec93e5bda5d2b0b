import { stopWords } from './stop-words.ts'
import { wordsOfAll } from './words-of-all.ts'

const all: ReadonlySet<string> = new Set([...stopWords.values()].flatMap((words) => [...words]))

/** Words that say nothing in one language and name a thing in another. */
export const doubtfulWords: ReadonlySet<string> = new Set(wordsOfAll(({ doubtful }) => doubtful))

/**
 * Whether a word says nothing by itself: in the language of this code or, where nobody knows the language, in any that is
 * known without being a word with a meaning in another one (`war`, `most`, `pan`).
 */
export function isStopWord(word: string, language: string | undefined): boolean {
  const lower = word.toLowerCase()
  const known = language === undefined ? undefined : stopWords.get(language)
  return known ? known.has(lower) : all.has(lower) && !doubtfulWords.has(lower)
}

import { doubtful } from '#server/describing/keywords/stop-words/doubtful.ts'
import { stopWords } from '#server/describing/keywords/stop-words/stop-words.ts'

const all: ReadonlySet<string> = new Set(Object.values(stopWords).flatMap((words) => [...words]))

/**
 * Whether a word says nothing by itself: in the given language or, where nobody knows the language, in any of the eight
 * without being a word with a meaning in another one (`war`, `most`, `pan`).
 */
export function isStopWord(word: string, language: string | undefined): boolean {
  const lower = word.toLowerCase()
  const known = language === undefined ? undefined : stopWords[language]
  return known ? known.has(lower) : all.has(lower) && !doubtful.has(lower)
}

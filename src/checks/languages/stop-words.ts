import { type Language, listWords } from './language.ts'
import { languages } from './languages.ts'

/** Words that say nothing by themselves, in lower case, by language code; with what file names make of their accents. */
export const stopWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...languages].map(([code, language]) => [code, readStopWords(language)]),
)

function readStopWords(language: Language): ReadonlySet<string> {
  const words = listWords(language.stopWords)
  return new Set([...words, ...words.map(language.inFileNames)])
}

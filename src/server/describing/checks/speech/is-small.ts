import { languages } from '#server/describing/languages/languages.ts'
import { listWords } from '#server/describing/languages/list-words.ts'

const small = new Set([...languages.values()].flatMap(({ stopWords }) => listWords(stopWords)))

/** Does a word say nothing by itself: a stop word of any language, a number, a letter? In lower case. */
export function isSmall(word: string): boolean {
  return small.has(word) || /^\d{1,4}\p{L}?$|^\p{L}$/u.test(word)
}

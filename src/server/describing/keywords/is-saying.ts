import { isStopWord } from '#checks/languages/is-stop-word.ts'
import { wordsOfAll } from '#checks/languages/words-of-all.ts'

const articlesOfNames = new Set('la le el il los las les'.split(' '))
const titles = new Set(wordsOfAll(({ noise }) => noise.titles))
/** What every picture is. */
const generic = new Set(wordsOfAll(({ noise }) => noise.pictures))

/** Whether the word at this place says something, in a text of this language. */
export function isSaying(words: string[], i: number, language: string | undefined): boolean {
  const word = words[i] ?? ''
  const lower = word.toLowerCase()
  if (word.endsWith("'") || generic.has(lower) || titles.has(lower)) return false
  if (!isStopWord(word, language) || isArticleOfName(words.slice(i, i + 2))) return true
  // `in May`: with a capital in the middle it is the other word.
  return i > 0 && isCapital(word) && !isStopWord(word, undefined)
}

/** A word alone is hardly ever there to say nothing, unless its language is known: `May`, `Will`. */
export function isStopped(text: string, language: string | undefined): boolean {
  if (generic.has(text.toLowerCase())) return true
  return isStopWord(text, language) && !(isCapital(text) && !isStopWord(text, undefined))
}

export function isCapital(word: string): boolean {
  return /^(?:[dl]['’])?\p{Lu}/u.test(word)
}

/** `La Paz`, `Los Angeles`. */
function isArticleOfName([word = '', next = '']: string[]): boolean {
  return isCapital(word) && isCapital(next) && articlesOfNames.has(word.toLowerCase())
}

import { foldAccents } from './languages/fold-accents.ts'
import { isStopWord } from './languages/is-stop-word.ts'
import { wordsOfAll } from './languages/words-of-all.ts'
import { quotation } from './pattern-of.ts'
import type { RuleOfText } from './rule.ts'

const mostWordsBetween = 6
const mostWordsWithoutSmall = 9

/** A conjunction before the last of several things: a list as people write it. */
const conjunction = new RegExp(
  `(?:^|\\s)(?:${wordsOfAll(({ conjunctions }) => conjunctions).join('|')}|&|\\+)\\s`,
  'iu',
)

/** Words that occur only in phrases, for the languages with few stop words. */
const phraseWords = new Set(wordsOfAll((language) => language.phraseWords))

/** Broken if the alt text is a string of keywords instead of a phrase, or repeats the same keyword again and again. */
export function checkStuffing(altText: string, keywords: readonly string[]): boolean {
  const text = altText.replace(quotation, ' ')
  if ((text.match(/(?:^|\s)#\p{L}/gu)?.length ?? 0) >= 3) return true
  const isSaid = conjunction.test(text)
  return (
    (!isSaid && isListOfWords(text)) ||
    isRowOfNouns(text) ||
    (!isSaid && isMostlyKeywords(text, keywords)) ||
    repeats(text, keywords, isSaid)
  )
}

export const stuffingRule: RuleOfText = {
  isHard: false,
  advice: 'the alt text strings keywords together. Write a phrase that a person would say.',
  fields: ['altText'],
  judgeText: (altText, { keywords }) => checkStuffing(altText, keywords),
}

/** At least four short parts between commas, without a connecting word. */
function isListOfWords(text: string): boolean {
  const afterColon = text.replace(/^[^,;|:]{2,80}:\s/, '')
  const pieces = piecesOf(afterColon)
  if (pieces.length < 4 || afterColon.length < text.length) return false
  const bare = pieces.filter((piece) => {
    const words = wordsOf(piece)
    return words.length <= 3 && words.every((word) => !isSmall(word) && !/^\d/.test(word))
  })
  return bare.length >= 4 && bare.length / pieces.length >= 0.75
}

/** “Hund Welpe Dackel Garten Sommer Haustier”: only nouns, recognised by their capitals, with nothing between them. */
function isRowOfNouns(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}\p{N}-]+/gu) ?? []
  if (words.length < 6 || /[,.:;–(]/.test(text)) return false
  if (words.some((word) => isSmall(word.toLocaleLowerCase('de')))) return false
  // A phrase of this many words always contains a stop word.
  if (words.length >= mostWordsWithoutSmall) return true
  return words.every((word) => /^\p{Lu}/u.test(word) && word !== word.toLocaleUpperCase('de'))
}

function isMostlyKeywords(text: string, keywords: readonly string[]): boolean {
  const given = new Set(keywords.flatMap(wordsOf).map(foldAccents))
  const words = wordsOf(text)
  if (words.length < 5 || words.some(isSmall)) return false
  const found = words.filter((word) => given.has(foldAccents(word)))
  return found.length >= 5 && found.length / words.length >= 0.8
}

function repeats(text: string, keywords: readonly string[], isSaid: boolean): boolean {
  const words = wordsOf(text).map(foldAccents)
  const times = new Map<string, number>()
  for (const [index, word] of words.entries()) {
    // “46 percent wind, 31 percent sun, 23 percent gas”: units after numbers do not count.
    if (word.length <= 3 || isSmall(word) || /^\d/.test(words[index - 1] ?? '')) continue
    times.set(word, (times.get(word) ?? 0) + 1)
  }
  for (const keyword of keywords) {
    const phrase = wordsOf(keyword).map(foldAccents).join(' ')
    if (phrase.length > 3)
      times.set(phrase, Math.max(times.get(phrase) ?? 0, countPhrase(words.join(' '), phrase)))
  }
  const most = Math.max(0, ...times.values())
  // In continuous sentences a word can recur.
  if (most * mostWordsBetween < words.length) return false
  // “Rote Rose, gelbe Rose und weiße Rose” is a normal list; four repetitions, or three without a conjunction, are not.
  return most >= 4 || (most === 3 && !isSaid)
}

function countPhrase(text: string, phrase: string): number {
  return ` ${text} `.split(` ${phrase} `).length - 1
}

function piecesOf(text: string): string[] {
  return text
    .split(/[,;|/•·]+|\s[–-]\s/)
    .map((piece) => piece.trim())
    .filter(Boolean)
}

function wordsOf(text: string): string[] {
  return text.toLocaleLowerCase('de').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

function isSmall(word: string): boolean {
  return isStopWord(word, undefined) || phraseWords.has(word)
}

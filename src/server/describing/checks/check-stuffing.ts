import { foldAccents } from '#server/describing/languages/fold-accents.ts'
import { isStopWord } from '#server/describing/languages/is-stop-word.ts'
import { quotation } from './quotation.ts'

/** Before the last of several things: a list that a person would say. */
const conjunctions =
  /(?:^|\s)(?:und|sowie|oder|and|or|e|ed|o|y|u|a|i|oraz|lub|és|vagy|meg|in|ali|ter|nebo|&|\+)\s/iu

/** What only stands in phrases, in the languages whose stop words are few. */
const phraseWords = new Set(
  `sul sulla sullo sui sugli sulle nel nella nello nei negli nelle dal dalla dallo dai dagli dalle col accanto sopra sotto
  davanti dietro mentre sobre junto entre hacia desde bajo ante tras mientras vedle před mezi kolem mellett alatt fölött előtt
  mögött között obok między wśród wokół poleg med pred okoli con di de da del in na su`.split(/\s+/),
)

/** Broken when the alt text is a string of keywords instead of a phrase, or says the same keyword again and again. */
export function checkStuffing(altText: string, keywords: string[]): boolean {
  const text = altText.replace(quotation, ' ')
  if ((text.match(/(?:^|\s)#\p{L}/gu)?.length ?? 0) >= 3) return true
  return (
    isListOfWords(text) || isRowOfNouns(text) || isMostlyKeywords(text, keywords) || repeats(text, keywords)
  )
}

/** Four short pieces or more between commas, without a word that binds them. */
function isListOfWords(text: string): boolean {
  const afterColon = text.replace(/^[^,;|:]{2,40}:\s/, '')
  const pieces = piecesOf(afterColon)
  if (pieces.length < 4 || afterColon.length < text.length || conjunctions.test(text)) return false
  const bare = pieces.filter((piece) => {
    const words = wordsOf(piece)
    return words.length <= 3 && words.every((word) => !isSmall(word) && !/^\d/.test(word))
  })
  return bare.length >= 4 && bare.length / pieces.length >= 0.75
}

/** “Hund Welpe Dackel Garten Sommer Haustier”: only nouns, nothing between them. Told by their capitals. */
function isRowOfNouns(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}\p{N}-]+/gu) ?? []
  if (words.length < 6 || /[,.:;–(]/.test(text)) return false
  if (words.some((word) => isSmall(word.toLocaleLowerCase('de')))) return false
  return words.every((word) => /^\p{Lu}/u.test(word) && word !== word.toLocaleUpperCase('de'))
}

function isMostlyKeywords(text: string, keywords: string[]): boolean {
  const given = new Set(keywords.flatMap(wordsOf).map(foldAccents))
  const words = wordsOf(text)
  if (words.length < 5 || words.some(isSmall) || conjunctions.test(text)) return false
  const found = words.filter((word) => given.has(foldAccents(word)))
  return found.length >= 5 && found.length / words.length >= 0.8
}

function repeats(text: string, keywords: string[]): boolean {
  const words = wordsOf(text).map(foldAccents)
  const times = new Map<string, number>()
  for (const word of words) if (word.length > 3 && !isSmall(word)) times.set(word, (times.get(word) ?? 0) + 1)
  for (const keyword of keywords) {
    const phrase = wordsOf(keyword).map(foldAccents).join(' ')
    if (phrase.length > 3)
      times.set(phrase, Math.max(times.get(phrase) ?? 0, countPhrase(words.join(' '), phrase)))
  }
  const most = Math.max(0, ...times.values())
  // “Rote Rose, gelbe Rose und weiße Rose” is how people list; four times, or three without such a word, is not.
  return most >= 4 || (most === 3 && !conjunctions.test(text))
}

function countPhrase(text: string, phrase: string): number {
  return ` ${text} `.split(` ${phrase} `).length - 1
}

function piecesOf(text: string): string[] {
  return text
    .split(/[,;|/•·]+/)
    .map((piece) => piece.trim())
    .filter(Boolean)
}

function wordsOf(text: string): string[] {
  return text.toLocaleLowerCase('de').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

function isSmall(word: string): boolean {
  return isStopWord(word, undefined) || phraseWords.has(word)
}

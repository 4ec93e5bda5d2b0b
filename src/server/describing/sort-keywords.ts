import { createStemmer } from './create-stemmer.ts'
import { foldAccents } from './fold-accents.ts'
import { stopWords } from './stop-words.ts'

export interface SortedKeywords {
  usedKeywords: string[]
  unusedKeywords: string[]
}

/** Shorter parts stand in other words by chance (`Rot` in `Brot`); so does what leaves too little of the compound. */
const minPartCharacters = 4
const minRestCharacters = 3

/**
 * A keyword is used when a text of any language contains it by stem (accents folded), a keyword of several words
 * when one language's texts contain all of them. In German, a compound contains its parts. `texts` is keyed by language.
 */
export function sortKeywords(
  keywords: string[],
  texts: Record<string, { altText: string; description: string }>,
): SortedKeywords {
  if (keywords.length === 0) return { usedKeywords: [], unusedKeywords: [] }
  const readers = Object.entries(texts).map(([code, text]) =>
    readText(code, `${text.altText} ${text.description}`),
  )
  const isUsed = (keyword: string) => {
    const words = splitWords(keyword)
    const meaning = words.filter((word) => !stopWords.has(word.toLocaleLowerCase('de')))
    const wanted = meaning.length > 0 ? meaning : words
    return wanted.length > 0 && readers.some((contains) => wanted.every(contains))
  }
  const { used = [], unused = [] } = Object.groupBy(keywords, (keyword) =>
    isUsed(keyword) ? 'used' : 'unused',
  )
  return { usedKeywords: used, unusedKeywords: unused }
}

function readText(code: string, text: string): (word: string) => boolean {
  const stem = createStemmer(code)
  const words = splitWords(text)
  const stems = new Set([...words.map(stem), ...words.map(foldAccents)])
  const contains = (word: string) => {
    const part = stem(word)
    if (stems.has(part) || stems.has(foldAccents(word))) return true
    return code === 'de' && [...stems].some((whole) => isPartOf(part, whole))
  }
  if (code !== 'de') return contains
  return (word) => contains(word) || contains(withUmlauts(word))
}

function isPartOf(part: string, compound: string): boolean {
  if (part.length < minPartCharacters || compound.length - part.length < minRestCharacters) return false
  if (compound.startsWith(part) || compound.endsWith(part)) return true
  const at = compound.indexOf(part, minRestCharacters)
  return at !== -1 && compound.length - at - part.length >= minRestCharacters
}

function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** File names write `loewenzahn` for `Löwenzahn`. */
function withUmlauts(word: string): string {
  return word
    .toLocaleLowerCase('de')
    .replaceAll('ae', 'ä')
    .replaceAll('oe', 'ö')
    .replaceAll(/(?<!q|e|a)ue/g, 'ü')
}

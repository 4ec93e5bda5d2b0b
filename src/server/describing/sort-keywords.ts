import { isStopWord } from './is-stop-word.ts'
import { readWords, type TextWords } from './read-words.ts'
import { splitWords } from './split-words.ts'

export interface SortedKeywords {
  usedKeywords: string[]
  unusedKeywords: string[]
}

/**
 * A keyword is used when a text of any language contains it by stem (accents folded), a keyword of several words
 * when one language's texts contain all of them. In German, a compound contains its parts. `texts` is keyed by language.
 */
export function sortKeywords(
  keywords: string[],
  texts: Record<string, { altText: string; description: string }>,
): SortedKeywords {
  if (keywords.length === 0) return { usedKeywords: [], unusedKeywords: [] }
  const languages = Object.entries(texts).map(([code, text]) =>
    readWords(code, `${text.altText} ${text.description}`),
  )
  const { used = [], unused = [] } = Object.groupBy(keywords, (keyword) =>
    languages.some((language) => isUsed(keyword, language)) ? 'used' : 'unused',
  )
  return { usedKeywords: used, unusedKeywords: unused }
}

function isUsed(keyword: string, text: TextWords): boolean {
  const words = splitWords(keyword)
  if (words.length === 0) return false
  const meaning = words.filter((word) => !isStopWord(word, undefined))
  if ((meaning.length > 0 ? meaning : words).every(text.contains)) return true
  // `E-Bike`, `Ebike`; `Cocker Spaniel`, `Cockerspaniel`.
  return words.length > 1 && words.length < 4 && text.contains(words.join(''))
}

import { isStopWord } from '#server/describing/languages/is-stop-word.ts'
import { readWords, type Word } from './read-words.ts'
import { searchText } from './search-text.ts'

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
  const searches = Object.entries(texts).map(([code, text]) =>
    searchText(code, `${text.altText} ${text.description}`),
  )
  const { used = [], unused = [] } = Object.groupBy(keywords, (keyword) => {
    const ways = waysToSay(keyword)
    return ways.some((words) => searches.some((contains) => words.every(contains))) ? 'used' : 'unused'
  })
  return { usedKeywords: used, unusedKeywords: unused }
}

/** All words of a keyword that say something, or all in one: `E-Bike`, `Ebike`; `Cocker Spaniel`, `Cockerspaniel`. */
function waysToSay(keyword: string): Word[][] {
  const words = readWords(keyword)
  if (words.length === 0) return []
  const meaning = words.filter(({ written }) => !isStopWord(written, undefined))
  const apart = meaning.length > 0 ? meaning : words
  return words.length === 1 || words.length > 3
    ? [apart]
    : [apart, readWords(words.map(({ written }) => written).join(''))]
}

import { isFalseFriend } from '#server/describing/languages/false-friends.ts'
import { findLanguageCode } from '#server/describing/languages/find-language-code.ts'
import { isStopWord } from '#server/describing/languages/is-stop-word.ts'
import { readWords, type Word } from './read-words.ts'
import { searchText } from './search-text.ts'

export interface SortedKeywords {
  usedKeywords: string[]
  unusedKeywords: string[]
}

/**
 * A keyword is used when a text of any language contains it by stem (accents folded), a keyword of several words
 * when one language's texts contain all of them. In German, a compound contains its parts. What means another thing in
 * another language (`Gift`) is looked for in the language of the other keywords. `texts` is keyed by language.
 */
export function sortKeywords(
  keywords: string[],
  texts: Record<string, { altText: string; description: string }>,
): SortedKeywords {
  if (keywords.length === 0) return { usedKeywords: [], unusedKeywords: [] }
  const searches = Object.entries(texts).map(([language, text]) => ({
    code: findLanguageCode(language) ?? '',
    contains: searchText(language, `${text.altText} ${text.description}`),
  }))
  const all = keywords.map((keyword) => ({ keyword, ways: waysToSay(keyword) }))
  const codes = searches.map(({ code }) => code)
  const isDoubtful = ({ ways }: Ways) =>
    ways[0]?.length === 1 && codes.some((code) => isFalseFriend(ways[0]?.[0]?.folded ?? '', code))
  const doubtful = searches.length > 1 ? all.filter(isDoubtful) : []
  const home = doubtful.length === 0 ? new Set<string>() : findHome(all, doubtful, searches)
  const { used = [], unused = [] } = Object.groupBy(all, (one) => {
    const word = one.ways[0]?.[0]?.folded ?? ''
    const own = doubtful.includes(one) ? [...home].filter((code) => isFalseFriend(word, code)) : []
    const asked = own.length > 0 ? searches.filter(({ code }) => home.has(code)) : searches
    return asked.some((search) => isIn(search, one.ways)) ? 'used' : 'unused'
  })
  return {
    usedKeywords: used.map(({ keyword }) => keyword),
    unusedKeywords: unused.map(({ keyword }) => keyword),
  }
}

interface Ways {
  ways: Word[][]
}

interface Search {
  code: string
  contains: (word: Word) => boolean
}

function isIn({ contains }: Search, ways: Word[][]): boolean {
  return ways.some((words) => words.every(contains))
}

/** The languages that most keywords are used in, the doubtful ones counting half; none where they are used in none. */
function findHome(all: Ways[], doubtful: Ways[], searches: Search[]): ReadonlySet<string> {
  const hits = searches.map((search) =>
    all.reduce((sum, one) => sum + (isIn(search, one.ways) ? (doubtful.includes(one) ? 0.5 : 1) : 0), 0),
  )
  const most = Math.max(...hits)
  return new Set(
    most === 0 ? [] : searches.filter((_, index) => hits[index] === most).map(({ code }) => code),
  )
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

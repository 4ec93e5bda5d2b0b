import { isFalseFriend } from '#checks/languages/false-friends.ts'
import { isStopWord } from '#checks/languages/is-stop-word.ts'
import { readWords, type Word } from './read-words.ts'
import { searchText } from './search-text.ts'

export interface SortedKeywords {
  usedKeywords: string[]
  unusedKeywords: string[]
}

/**
 * A keyword is used if a text in any language contains it by stem (accents folded); a keyword of several words, if one language's
 * texts contain all of them. In German, a compound contains its parts. A word with another meaning in another language (`Gift`) is
 * searched only in the language of the other keywords. `texts` is keyed by language.
 */
export function sortKeywords(
  keywords: string[],
  texts: Record<string, { altText: string; description: string }>,
): SortedKeywords {
  if (keywords.length === 0) return { usedKeywords: [], unusedKeywords: [] }
  const searches = Object.entries(texts).map(([language, text]) => ({
    code: language,
    contains: searchText(language, `${text.altText} ${text.description}`),
  }))
  const all = keywords.map((keyword) => readKeyword(keyword, searches))
  if (searches.length > 1 && all.some(({ own }) => own.length > 0)) leaveFalseFriends(all, searches)
  const { used = [], unused = [] } = Object.groupBy(all, ({ usedIn, ways }) =>
    (usedIn ? usedIn.length > 0 : searches.some((search) => isIn(search, ways))) ? 'used' : 'unused',
  )
  return {
    usedKeywords: used.map(({ keyword }) => keyword),
    unusedKeywords: unused.map(({ keyword }) => keyword),
  }
}

interface Search {
  code: string
  contains: (word: Word) => boolean
}

interface Keyword {
  keyword: string
  ways: Word[][]
  /** For a false friend: the languages of the texts in which it is a word. */
  own: string[]
  /** The languages whose texts use it, once searched. */
  usedIn?: string[]
}

function readKeyword(keyword: string, searches: Search[]): Keyword {
  const ways = waysToSay(keyword)
  const word = ways[0]?.length === 1 ? ways[0][0]?.folded : undefined
  const own = word ? searches.filter(({ code }) => isFalseFriend(word, code)).map(({ code }) => code) : []
  return { keyword, ways, own }
}

function isIn({ contains }: Search, ways: Word[][]): boolean {
  return ways.some((words) => words.every(contains))
}

/** If the other keywords are in a language in which it is a word too, a false friend counts as used only there. */
function leaveFalseFriends(all: Keyword[], searches: Search[]): void {
  if (!all.some(({ own, ways }) => own.length > 0 && searches.some((search) => isIn(search, ways)))) return
  const hits = new Map<string, number>()
  for (const one of all) {
    one.usedIn = searches.filter((search) => isIn(search, one.ways)).map(({ code }) => code)
    for (const code of one.usedIn) hits.set(code, (hits.get(code) ?? 0) + (one.own.length > 0 ? 0.5 : 1))
  }
  const most = Math.max(0, ...hits.values())
  const isHome = (code: string) => hits.get(code) === most
  for (const one of all) if (one.own.some(isHome)) one.usedIn = one.usedIn?.filter(isHome) ?? []
}

/** The ways to write a keyword: its content words, or all words as one: `E-Bike`, `Ebike`; `Cocker Spaniel`, `Cockerspaniel`. */
function waysToSay(keyword: string): Word[][] {
  const words = readWords(keyword)
  if (words.length === 0) return []
  const meaning = words.filter(({ written }) => !isStopWord(written, undefined))
  const apart = meaning.length > 0 ? meaning : words
  return words.length === 1 || words.length > 3
    ? [apart]
    : [apart, readWords(words.map(({ written }) => written).join(''))]
}

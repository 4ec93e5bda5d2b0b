import { isStopWord } from '#checks/languages/is-stop-word.ts'
import { hasCapitalNouns } from '#checks/languages/languages.ts'
import { isCapital, isSaying, isStopped } from './is-saying.ts'
import { isName, joinNames, maxWordsOfItem } from './join-names.ts'
import type { Part } from './split-parts.ts'

/** A possible keyword, and how likely it is to say what a picture shows: 4 for an item of a list. */
export interface Term {
  text: string
  weight: number
  /** Taken out of a sentence, so that a longer term makes it needless. */
  isLoose: boolean
}

const weights = { item: 4, label: 1.2, name: 3, noun: 2.2, word: 1.5, small: 1 }

/** The terms of a part of a context whose language is known or not: an item is one term where it can be. */
export function takeTerms(part: Part, language: string | undefined): Term[] {
  if (part.isWhole)
    return isStopped(part.text, language) ? [] : [{ text: part.text, weight: weights.item, isLoose: false }]
  const clauses = part.text.split(/[,()[\]{}<>"“”„«»/…]|[!?]\s|(?<=\p{L}{3})\.\s/u).map(splitWords)
  const words = clauses.flat()
  const base = part.kind === 'label' ? weights.label : weights.item
  if (part.kind !== 'sentence' && clauses.length === 1) {
    const item = takeItem(words, language)
    if (item !== null) return item.map((text) => ({ text, weight: base, isLoose: false }))
  }
  const isTitleCase =
    !hasCapitalNouns(language) &&
    words.length > maxWordsOfItem &&
    words.every((word) => isCapital(word) || isStopWord(word, language))
  let position = 0
  return clauses.flatMap((clause) =>
    joinNames(clause, language, isTitleCase).map((text, i): Term => {
      if (part.kind !== 'sentence') return { text, weight: base, isLoose: true }
      const early = 0.6 / (1 + position++ / 4)
      return { text, weight: weigh(text, language, i === 0 || isTitleCase) + early, isLoose: true }
    }),
  )
}

/** The item without stop words around it; null if some are inside or it is long. */
function takeItem(words: string[], language: string | undefined): string[] | null {
  if (words.length === 1) return isStopped(words[0]!, language) ? [] : words
  const says = (_: string, i: number) => isSaying(words, i, language)
  const first = words.findIndex(says)
  if (first === -1) return []
  const kept = words.slice(first, words.findLastIndex(says) + 1)
  if (kept.length === 3 && isName(kept)) return [kept.join(' ')]
  const isTerm = kept.length <= maxWordsOfItem && kept.every((word, i) => says(word, first + i))
  return isTerm ? [kept.join(' ')] : null
}

function weigh(term: string, language: string | undefined, isFirst: boolean): number {
  if (term.includes(' ')) return weights.name
  const byLength = 0.85 + 0.015 * Math.min(term.length, 10)
  if (isCapital(term) && (hasCapitalNouns(language) || !isFirst)) return weights.noun * byLength
  return (hasCapitalNouns(language) ? weights.small : weights.word) * byLength
}

function splitWords(text: string): string[] {
  return text
    .split(/[\s\p{Cc}!?*_=|]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]{1,20}/u, '').replace(/[^\p{L}\p{N}]{1,20}$/u, ''))
    .flatMap((word) =>
      word.replace(/^(l|dell|nell|sull|dall|all|un|quell)['’](?=\p{L})/iu, "$1' ").split(' '),
    )
    .map((word) => word.replace(/['’]s$/, ''))
    .filter((word) => word !== '')
}

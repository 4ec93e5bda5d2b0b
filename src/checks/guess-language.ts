import { doubtfulWords } from './languages/is-stop-word.ts'
import { languages } from './languages/languages.ts'
import { stopWords } from './languages/stop-words.ts'

/** Weight of a word with letters of its language, relative to a stop word of a single language, which counts 1. */
const weightOfLetters = 0.4
/** Weight of a stop word that is a noun in another language; counts only if another such word supports the same language. */
const weightOfDoubtful = 0.15
const leastScore = 0.4
/** The minimum lead of the first over the second; with less, the language is unknown. */
const clearLead = 0.1

const ownLetters = findOwnLetters()

const votes = countVotes()

/**
 * The code of the language in which these words (lower case) are probably written: the one with the most stop words among
 * them; a word that several languages share counts less. Undefined if there is a tie or no evidence.
 */
export function guessLanguage(words: Iterable<string>): string | undefined {
  const scores = new Map<string, number>()
  const doubts = new Map<string, Set<string>>()
  const add = (codes: readonly string[], weight: number) => {
    const share = weight / codes.length
    for (const code of codes) scores.set(code, (scores.get(code) ?? 0) + share)
  }
  for (const word of words) {
    const codes = votes.get(word) ?? []
    if (!doubtfulWords.has(word)) add(codes, 1)
    else for (const code of codes) doubts.set(code, (doubts.get(code) ?? new Set()).add(word))
    if (/^[a-z]*$/.test(word)) continue
    for (const { letters, codes } of ownLetters) if (letters.test(word)) add(codes, weightOfLetters)
  }
  for (const [code, { size }] of doubts) if (size > 1) add([code], size * weightOfDoubtful)
  const [first, second] = [...scores].toSorted(([, a], [, b]) => b - a)
  if (!first || first[1] < leastScore || first[1] - (second?.[1] ?? 0) < clearLead) return undefined
  return first[0]
}

function countVotes(): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [code, words] of stopWords) {
    for (const word of words) found.set(word, [...(found.get(word) ?? []), code])
  }
  return found
}

function findOwnLetters(): { letters: RegExp; codes: string[] }[] {
  const found = new Map<string, string[]>()
  for (const [code, language] of languages) {
    for (const letters of language.ownLetters) found.set(letters, [...(found.get(letters) ?? []), code])
  }
  return [...found].map(([letters, codes]) => ({ letters: new RegExp(`[${letters}]`), codes }))
}

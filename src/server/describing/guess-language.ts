import { doubtful } from './stop-words/doubtful.ts'
import { stopWords } from './stop-words/stop-words.ts'

/** How much a word with letters of its language counts, beside a stop word of one language alone, which counts 1. */
const weightOfLetters = 0.4
/** A word that names a thing in another language decides nothing alone. */
const weightOfDoubtful = 0.25
const leastScore = 0.4
/** The first must lead the second by this, or nobody knows. */
const clearLead = 0.1

const ownLetters: [RegExp, string[]][] = [
  [/ß/, ['de']],
  [/[äöü]/, ['de', 'hu']],
  [/[őű]/, ['hu']],
  [/[áéíóú]/, ['es', 'hu', 'cz']],
  [/[ñ¿¡]/, ['es']],
  [/[àèìòù]/, ['it']],
  [/[řěůťďň]/, ['cz']],
  [/[ýš]/, ['cz', 'sl']],
  [/[čž]/, ['cz', 'sl']],
  [/[ąęłśźżćń]/, ['pl']],
]

const votes = countVotes()

/**
 * The code of the language in which these words (lower case) are probably written: the one whose stop words are most among
 * them, a word that several languages share counting less. Undefined where that is a draw or says nothing.
 */
export function guessLanguage(words: Iterable<string>): string | undefined {
  const scores = new Map<string, number>()
  const add = (codes: readonly string[], weight: number) => {
    for (const code of codes) scores.set(code, (scores.get(code) ?? 0) + weight / codes.length)
  }
  for (const word of words) {
    const codes = votes.get(word)
    if (codes) add(codes, doubtful.has(word) ? weightOfDoubtful : 1)
    if (/^[a-z]*$/.test(word)) continue
    for (const [letters, languages] of ownLetters) if (letters.test(word)) add(languages, weightOfLetters)
  }
  const [first, second] = [...scores].toSorted(([, a], [, b]) => b - a)
  if (!first || first[1] < leastScore || first[1] - (second?.[1] ?? 0) < clearLead) return undefined
  return first[0]
}

function countVotes(): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [code, words] of Object.entries(stopWords)) {
    for (const word of words) found.set(word, [...(found.get(word) ?? []), code])
  }
  return found
}

import { languages } from '#server/describing/languages/languages.ts'
import { countLetters, dropNames } from './bare-text.ts'
import type { KnownLanguage } from './known-language.ts'
import { loadDetector } from './load-detector.ts'

export interface Detected {
  /** How much better another language scores than the asked one: 0 to 1. */
  margin: number
  letters: number
  other: string
}

/** Tags of languages whose nouns look like names. */
const withCapitalNouns: ReadonlySet<string> = new Set(
  [...languages.values()].filter(({ hasCapitalNouns }) => hasCapitalNouns).map(({ tag }) => tag),
)

/** What the model of languages says of a text that has nothing quoted. */
export function askDetector(text: string, asked: KnownLanguage): Detected {
  const bare = asked.hasCapitalNouns ? text : dropNames(text)
  const first = loadDetector().detect(bare)
  // What looks like names are half of the words, when it is German.
  const isMistaken = withCapitalNouns.has(first.language) && !asked.tags.includes(first.language)
  const judged = isMistaken ? dropNames(text) : bare
  const result = judged === bare ? first : loadDetector().detect(judged)
  const scores = result.getScores()
  const own = Math.max(...asked.tags.map((tag) => scores[tag] ?? 0))
  return {
    margin: (scores[result.language] ?? 0) - own,
    letters: countLetters(judged),
    other: result.language,
  }
}

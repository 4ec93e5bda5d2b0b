import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { eld } from 'eld/extrasmall'
import { languages } from '#checks/languages/languages.ts'
import { countLetters, dropNames } from './bare-text.ts'
import type { KnownLanguage } from './known-language.ts'

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

type Detector = Pick<typeof eld, 'detect'>

let loaded: Detector | undefined

/**
 * The language detector, loaded when it is first asked for: most processes and tests that import the checks never see an
 * answer. The smallest model: it doubted no good text of ours, and found 98 of 100 under another key where the larger
 * ones find 99, with 29 MB of heap in place of 45 and 59, which each garbage collection goes through.
 */
export function loadDetector(): Detector {
  if (!loaded) {
    const path = fileURLToPath(import.meta.resolve('eld/extrasmall'))
    // Checks are synchronous, and the package offers itself to `import` only.
    const entry: { eld: Detector } = createRequire(import.meta.url)(path)
    loaded = entry.eld
  }
  return loaded
}

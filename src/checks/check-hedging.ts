import { languages } from './languages/languages.ts'
import { alternativesOf, phrasePattern, tellingText } from './pattern-of.ts'
import type { Field, RuleOfText } from './rule.ts'

/** By language code: patterns for a guess, and for a guess that leaves a choice between two things. */
const guesses = new Map(
  [...languages].map(([code, { judged }]) => {
    const { hedges, alternatives } = judged
    const hedge = phrasePattern(hedges)
    const choice = `${hedge.source}(?: [\\p{sc=Latn}\\p{N}'-]+){1,4},? (?:${alternativesOf([alternatives])})(?!\\p{sc=Latn})`
    return [code, { hedge, choice: new RegExp(choice, 'u') }] as const
  }),
)

/**
 * Broken if a sentence hedges twice (“appears to be a dog or possibly a wolf”) or leaves a choice (“perhaps a buzzard or a hawk”).
 * Hedging once can be honest. An alt text counts as one sentence, whatever its punctuation.
 */
export function checkHedging(text: string, language: string, field: Field = 'description'): boolean {
  const known = guesses.get(language)
  if (!known) return false
  const said = tellingText(text)
  const passages = field === 'altText' ? [said] : said.split(/(?<=[.!?])\s+/)
  return passages.some(
    (passage) => (passage.match(known.hedge)?.length ?? 0) >= 2 || known.choice.test(passage),
  )
}

export const hedgingRule: RuleOfText = {
  isHard: false,
  advice: 'a text guesses. Say what can be seen, and leave out what can not be told.',
  fields: ['altText', 'description'],
  sparesOwnWords: true,
  judgeText: (text, { language }, field) => checkHedging(text, language, field),
}

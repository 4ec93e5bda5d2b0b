import { findLanguage } from '#server/describing/languages/find-language.ts'
import { phrasePattern } from './phrase-pattern.ts'
import { quotation } from './quotation.ts'
import type { RuleOfOne } from './rule.ts'

const patterns = new Map<string, RegExp | null>()

/**
 * Broken when the alt text says twice that its writer is not sure (“appears to be a dog or possibly a wolf”). Once may be
 * honest. Languages that nobody knows are unchecked.
 */
export function checkHedging(altText: string, language: string): boolean {
  const pattern = patternOf(language)
  if (!pattern) return false
  const hedges = altText.replaceAll('’', "'").replace(quotation, ' ').match(pattern) ?? []
  return hedges.length >= 2
}

export const hedgingRule: RuleOfOne = {
  isHard: false,
  advice: 'the alt text guesses. Say what can be seen, and leave out what can not be told.',
  judge: ({ altText }, { language }) => checkHedging(altText, language),
  sparesOwnWords: true,
}

function patternOf(language: string): RegExp | null {
  const known = patterns.get(language)
  if (known !== undefined) return known
  const hedges = findLanguage(language)?.faults.hedges
  const pattern = hedges ? phrasePattern(hedges) : null
  if (patterns.size < 100) patterns.set(language, pattern)
  return pattern
}

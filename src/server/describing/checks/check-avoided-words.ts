import { findPhrases } from '#server/describing/keywords/find-phrases.ts'
import type { RuleOfOne } from './rule.ts'

export const avoidedWordRule: RuleOfOne = {
  isHard: false,
  advice: 'the alt text uses one of the keywords to avoid. Say it without them.',
  judge: ({ altText }, { avoidedKeywords = [], language }) =>
    avoidedKeywords.length > 0 && findPhrases(avoidedKeywords, altText, language).length > 0,
}

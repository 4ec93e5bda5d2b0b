import type { RuleOfText } from '#checks/rule.ts'
import { findPhrases } from '#server/describing/keywords/find-phrases.ts'

export const avoidedWordRule: RuleOfText = {
  isHard: false,
  advice: 'the alt text uses one of the keywords to avoid. Say it without them.',
  fields: ['altText'],
  judgeText: (altText, { avoidedKeywords = [], language }) =>
    avoidedKeywords.length > 0 && findPhrases(avoidedKeywords, altText, language).length > 0,
}

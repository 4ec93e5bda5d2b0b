import { numbersRule } from '#checks/check-numbers.ts'
import { sameTextRule } from '#checks/check-same-text.ts'
import type { Rule, RuleOfText } from '#checks/rule.ts'
import { rulesOfText } from '#checks/rules-of-text.ts'
import type { Doubt } from '#contract/doubts.ts'
import type { TextRule } from '#contract/text-rules.ts'
import { findPhrases } from '#server/describing/keywords/find-phrases.ts'
import { languageRule } from './check-language.ts'

/** What the texts of one picture show; neither what a model doubts, nor what a file lacks, nor that another picture has the same ones. */
export type CheckedRule = Exclude<TextRule, Doubt | 'repeated_alt' | 'incomplete_file'>

const avoidedWordRule: RuleOfText = {
  isHard: false,
  advice: 'the alt text uses one of the keywords to avoid. Say it without them.',
  fields: ['altText'],
  judgeText: (altText, { avoidedKeywords = [], language }) =>
    avoidedKeywords.length > 0 && findPhrases(avoidedKeywords, altText, language).length > 0,
}

/** All of them, by the names of the contract, in the order in which they are judged. */
export const rules: Record<CheckedRule, Rule> = {
  ...rulesOfText,
  same_text: sameTextRule,
  avoided_word: avoidedWordRule,
  language: languageRule,
  numbers: numbersRule,
}

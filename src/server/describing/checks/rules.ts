import { numbersRule } from '#checks/check-numbers.ts'
import { sameTextRule } from '#checks/check-same-text.ts'
import type { Rule } from '#checks/rule.ts'
import { rulesOfText } from '#checks/rules-of-text.ts'
import type { Doubt } from '#contract/doubts.ts'
import type { TextRule } from '#contract/text-rules.ts'
import { avoidedWordRule } from './check-avoided-words.ts'
import { languageRule } from './check-language.ts'

/** What the texts of one picture show; neither what a model doubts, nor what a file lacks, nor that another picture has the same ones. */
export type CheckedRule = Exclude<TextRule, Doubt | 'repeated_alt' | 'incomplete_file'>

/** All of them, by the names of the contract, in the order in which they are judged. */
export const rules: Record<CheckedRule, Rule> = {
  ...rulesOfText,
  same_text: sameTextRule,
  avoided_word: avoidedWordRule,
  language: languageRule,
  numbers: numbersRule,
}

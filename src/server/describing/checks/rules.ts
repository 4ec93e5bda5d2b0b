import type { Doubt } from '#contract/doubts.ts'
import type { TextRule } from '#contract/text-rules.ts'
import { avoidedWordRule } from './check-avoided-words.ts'
import { capitalsRule } from './check-capitals.ts'
import { cutOffRule } from './check-cut-off.ts'
import { emojiRule } from './check-emoji.ts'
import { fileNameRule } from './check-file-name.ts'
import { hedgingRule } from './check-hedging.ts'
import { instructionRule } from './check-instruction.ts'
import { labelRule } from './check-label.ts'
import { languageRule } from './check-language.ts'
import { lengthRule } from './check-length.ts'
import { markupRule } from './check-markup.ts'
import { numbersRule } from './check-numbers.ts'
import { openingRule } from './check-opening.ts'
import { personalTraitRule, praiseRule } from './check-phrases.ts'
import { placeholderRule } from './check-placeholder.ts'
import { quotesRule } from './check-quotes.ts'
import { refusalRule } from './check-refusal.ts'
import { repetitionRule } from './check-repetition.ts'
import { sameTextRule } from './check-same-text.ts'
import { sentencesRule } from './check-sentences.ts'
import { stuffingRule } from './check-stuffing.ts'
import type { Rule } from './rule.ts'

/** What the texts of one picture show; neither what a model doubts, nor what a file lacks, nor that another picture has the same ones. */
export type CheckedRule = Exclude<TextRule, Doubt | 'repeated_alt' | 'incomplete_file'>

/** All of them, by the names of the contract, in the order in which they are judged. */
export const rules: Record<CheckedRule, Rule> = {
  file_name: fileNameRule,
  opening: openingRule,
  sentences: sentencesRule,
  length: lengthRule,
  markup: markupRule,
  quotes: quotesRule,
  emoji: emojiRule,
  label: labelRule,
  refusal: refusalRule,
  same_text: sameTextRule,
  stuffing: stuffingRule,
  avoided_word: avoidedWordRule,
  placeholder: placeholderRule,
  cut_off: cutOffRule,
  repetition: repetitionRule,
  instruction: instructionRule,
  hedging: hedgingRule,
  praise: praiseRule,
  personal_trait: personalTraitRule,
  capitals: capitalsRule,
  language: languageRule,
  numbers: numbersRule,
}

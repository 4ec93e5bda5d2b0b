import type { TextRule } from '#contract/text-rules.ts'
import { capitalsRule } from './check-capitals.ts'
import { cutOffRule } from './check-cut-off.ts'
import { emojiRule } from './check-emoji.ts'
import { fileNameRule } from './check-file-name.ts'
import { hedgingRule } from './check-hedging.ts'
import { instructionRule } from './check-instruction.ts'
import { labelRule } from './check-label.ts'
import { lengthRule } from './check-length.ts'
import { markupRule } from './check-markup.ts'
import { oneWordRule } from './check-one-word.ts'
import { openingRule } from './check-opening.ts'
import { personalTraitRule, praiseRule } from './check-phrases.ts'
import { placeholderRule } from './check-placeholder.ts'
import { quotesRule } from './check-quotes.ts'
import { refusalRule } from './check-refusal.ts'
import { repetitionRule } from './check-repetition.ts'
import { sentencesRule } from './check-sentences.ts'
import { stuffingRule } from './check-stuffing.ts'
import type { RuleOfText } from './rule.ts'

/** The rules that need nothing but the text, by the names of the contract. */
export const rulesOfText = {
  file_name: fileNameRule,
  opening: openingRule,
  sentences: sentencesRule,
  length: lengthRule,
  markup: markupRule,
  quotes: quotesRule,
  emoji: emojiRule,
  label: labelRule,
  refusal: refusalRule,
  stuffing: stuffingRule,
  placeholder: placeholderRule,
  one_word: oneWordRule,
  cut_off: cutOffRule,
  repetition: repetitionRule,
  instruction: instructionRule,
  hedging: hedgingRule,
  praise: praiseRule,
  personal_trait: personalTraitRule,
  capitals: capitalsRule,
} as const satisfies Partial<Record<TextRule, RuleOfText>>

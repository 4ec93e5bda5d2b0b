import { recognisePlaceholders } from '#contract/placeholder-texts.ts'
import { languages } from '#server/describing/languages/languages.ts'
import { inEitherText } from './in-either-text.ts'
import type { RuleOfOne } from './rule.ts'

/** Broken when the whole text is one of those that stand where a text is missing, in whatever language. */
export const checkPlaceholder: (text: string) => boolean = recognisePlaceholders(
  [...languages.values()].map(({ placeholders }) => placeholders),
)

export const placeholderRule: RuleOfOne = {
  isHard: true,
  advice: 'a text is a placeholder or an error message. Describe the picture.',
  judge: inEitherText(checkPlaceholder),
}

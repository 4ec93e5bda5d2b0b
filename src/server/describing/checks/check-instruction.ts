import { languages } from '#server/describing/languages/languages.ts'
import { endOfLabel } from './check-label.ts'
import { inAnyText } from './in-any-text.ts'
import { quotation } from './quotation.ts'
import type { RuleOfOne } from './rule.ts'

const patterns = [...languages.values()].flatMap(({ faults }) => faults.instructions)

/** Broken when the text repeats what was asked for, or speaks to whoever asked or reads it again, in whatever language. */
export function checkInstruction(text: string): boolean {
  // What hands a text over before a colon is a label.
  const said = text.slice(endOfLabel(text)).replaceAll('’', "'").replace(quotation, ' … ').trim()
  return patterns.some((pattern) => pattern.test(said))
}

export const instructionRule: RuleOfOne = {
  isHard: true,
  advice: 'a text repeats the instructions or speaks about itself. Describe the picture and nothing else.',
  ...inAnyText(checkInstruction),
  sparesOwnWords: true,
}

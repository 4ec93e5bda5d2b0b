import { languages } from './languages/languages.ts'
import { alternativesOf, tellingText } from './pattern-of.ts'
import type { RuleOfText } from './rule.ts'

const units = alternativesOf([...languages.values()].map(({ judged }) => judged.units.replaceAll('|', '\n')))

/** “6–12 words”, “max. 125 characters”, “(2 sentences)”: a range, a limit, or just a number in brackets. */
const limit = new RegExp(
  `\\d{1,3} ?(?:[-–—]|to|bis|a|až|do|és) ?\\d{1,3} (?:${units})(?!\\p{sc=Latn})|(?:max\\p{sc=Latn}*\\.?:?|at most|under|fewer than|less than|up to|höchstens|bis zu|unter|al massimo|meno di|como máximo|hasta|menos de|nejvýše|legfeljebb|najwyżej|največ) (?:of )?\\d{1,3} (?:${units})(?!\\p{sc=Latn})|[([]\\d{1,3} (?:${units})[)\\]]`,
  'u',
)

/** Broken if the text says how long texts should be: that repeats the instructions and describes no picture. */
export function checkInstruction(text: string): boolean {
  return limit.test(tellingText(text))
}

export const instructionRule: RuleOfText = {
  isHard: true,
  advice: 'a text repeats the instructions or speaks about itself. Describe the picture and nothing else.',
  fields: ['altText', 'description', 'aside'],
  sparesOwnWords: true,
  judgeText: checkInstruction,
}

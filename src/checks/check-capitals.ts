import { quotation } from './pattern-of.ts'
import type { RuleOfText } from './rule.ts'

const fewestWords = 3
const fewestLetters = 12

/** Broken when a whole text is in capitals: screen readers may spell it. What stands in quotation marks doesn't count. */
export function checkCapitals(text: string): boolean {
  const said = text.replace(quotation, ' ')
  const words = said.match(/\p{L}{2,}/gu) ?? []
  if (words.length < fewestWords || words.join('').length < fewestLetters) return false
  return /\p{Lu}/u.test(said) && !/\p{Ll}/u.test(said)
}

export const capitalsRule: RuleOfText = {
  isHard: false,
  advice: 'a whole text is in capitals. Write as in a sentence.',
  fields: ['altText', 'description'],
  judgeText: checkCapitals,
  sparesOwnWords: true,
}

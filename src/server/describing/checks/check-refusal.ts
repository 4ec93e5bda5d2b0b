import { languages } from '#server/describing/languages/languages.ts'
import { inEitherText } from './in-either-text.ts'
import { quotation } from './quotation.ts'
import type { RuleOfOne } from './rule.ts'

const patterns = [...languages.values()].flatMap(({ refusals }) => refusals)

/**
 * Broken when the model declines or speaks of itself, in whatever language: it need not be the asked one. What stands
 * in quotation marks is what a picture says.
 */
export function checkRefusal(text: string): boolean {
  const said = text.replaceAll('’', "'").replace(quotation, ' … ').trim()
  return patterns.some((pattern) => pattern.test(said))
}

export const refusalRule: RuleOfOne = {
  isHard: true,
  advice: 'a text declines or speaks of yourself. Describe what can be seen; people need not be identified.',
  judge: inEitherText(checkRefusal),
}

import type { ImagePurpose } from '#contract/entities/image.ts'
import { sentenceBeginning, tellingText } from './pattern-of.ts'
import type { RuleOfText } from './rule.ts'

const refusal = sentenceBeginning(({ refusals }) => refusals)
const machineError = sentenceBeginning(({ errors }) => errors)

/** An error that a service returns instead of a text: `{"error": {"code": 422}}`. */
const errorObject = /^\s*[{[<]+\s*["']?(?:error|errors|message|status|code|exception|detail)["']?\s*[:=>]/iu

/**
 * Broken if a sentence declines or says that there is nothing to see, or if the text begins like a program's error message, in any
 * language: it need not be the requested one. Quoted text is ignored because it is what a picture says, and a screen can show
 * an error.
 */
export function checkRefusal(text: string, purpose: ImagePurpose = 'informative'): boolean {
  const said = tellingText(text)
  if (refusal.test(said)) return true
  if (purpose === 'text' || purpose === 'complex') return false
  return errorObject.test(text) || machineError.test(said)
}

export const refusalRule: RuleOfText = {
  isHard: true,
  advice: 'a text declines or speaks of yourself. Describe what can be seen; people need not be identified.',
  fields: ['altText', 'description', 'aside'],
  judgeText: (text, { purpose }) => checkRefusal(text, purpose),
}

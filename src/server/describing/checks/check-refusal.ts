import type { ImagePurpose } from '#contract/entities/image.ts'
import { checkPlaceholder } from './check-placeholder.ts'
import { inAnyText } from './in-any-text.ts'
import type { RuleOfOne } from './rule.ts'
import { declines } from './speech/declines.ts'
import { isMachineError } from './speech/is-machine-error.ts'
import { asSpeech } from './speech/read-speech.ts'

/** A sign may be sorry, too. It hardly ever speaks of describing a picture. */
const ofTask =
  /bild|foto|beschreib|image|picture|photo|descri|immagin|imagen|obráz|sním|pops|popis|kép|leír|obraz|zdjęci|opis|slik|afbeelding|beschrij|sprachmodell|language model|modell?o (?:linguistico|de lenguaje)|jazykový|jezikovni|językow|nyelvi|(?<!\p{L})(?:ki|ai|ia)(?!\p{L})/iu

/** What a service answers instead of a text: `{"error": {"code": 422}}`. */
const errorAnswer = /^\s*[{[<]+\s*["']?(?:error|errors|message|status|code|exception|detail)["']?\s*[:=>]/iu

/**
 * Broken when the model declines or speaks of itself, in whatever language: it need not be the asked one. What stands
 * in quotation marks is what a picture says.
 */
export function checkRefusal(text: string, purpose: ImagePurpose = 'informative'): boolean {
  const said = asSpeech(text)
  if (purpose !== 'text' && errorAnswer.test(text)) return true
  if (purpose === 'text' && !ofTask.test(said)) return false
  if (purpose !== 'text' && purpose !== 'complex' && isMachineError(said)) return true
  return declines(said, purpose === 'text') && !checkPlaceholder(text)
}

export const refusalRule: RuleOfOne = {
  isHard: true,
  advice: 'a text declines or speaks of yourself. Describe what can be seen; people need not be identified.',
  ...inAnyText((text, { purpose }) => checkRefusal(text, purpose)),
}

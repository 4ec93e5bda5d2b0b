import { findLanguage } from '#server/describing/languages/find-language.ts'
import { phrasePattern } from './phrase-pattern.ts'
import { quotation } from './quotation.ts'
import type { RuleOfOne } from './rule.ts'

interface Guesses {
  hedge: RegExp
  /** One, and two things between which it leaves the choice. */
  choice: RegExp
}

/** By the language as the user chose it. */
const guesses = new Map<string, Guesses | null>()

/**
 * Broken when a sentence says twice that its writer is not sure (“appears to be a dog or possibly a wolf”), or leaves a choice
 * (“perhaps a buzzard or a hawk”); `isOne`: so is a text that says it twice in any of its sentences. Once may be honest.
 * Languages that nobody knows are unchecked.
 */
export function checkHedging(text: string, language: string, isOne = false): boolean {
  const known = guessesOf(language)
  if (!known) return false
  const said = text.replaceAll('’', "'").replace(quotation, ' ')
  const passages = isOne ? [said] : said.split(/(?<=[.!?])\s+/)
  return passages.some(
    (passage) => (passage.match(known.hedge)?.length ?? 0) >= 2 || known.choice.test(passage),
  )
}

export const hedgingRule: RuleOfOne = {
  isHard: false,
  advice: 'a text guesses. Say what can be seen, and leave out what can not be told.',
  // An alt text is one sentence or phrase, whatever its stops.
  judge: ({ altText, description }, { language }) =>
    checkHedging(altText, language, true) || checkHedging(description, language),
  sparesOwnWords: true,
}

function guessesOf(language: string): Guesses | null {
  const known = guesses.get(language)
  if (known !== undefined) return known
  const faults = findLanguage(language)?.faults
  const hedge = faults ? phrasePattern(faults.hedges) : null
  const own =
    faults && hedge
      ? {
          hedge,
          choice: new RegExp(
            `${hedge.source}(?: [\\p{L}\\p{N}'-]+){1,4},? (?:${faults.alternatives})(?!\\p{L})`,
            'iu',
          ),
        }
      : null
  // Typed names are many, and each would stay for ever.
  if (guesses.size < 100) guesses.set(language, own)
  return own
}

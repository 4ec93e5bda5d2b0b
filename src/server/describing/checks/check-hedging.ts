import { findLanguage } from '#server/describing/languages/find-language.ts'
import { inEitherText } from './in-any-text.ts'
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
 * (“perhaps a buzzard or a hawk”). Once may be honest. Languages that nobody knows are unchecked.
 */
export function checkHedging(text: string, language: string): boolean {
  const known = guessesOf(language)
  if (!known) return false
  const said = text.replaceAll('’', "'").replace(quotation, ' ')
  return said
    .split(/(?<=[.!?])\s+/)
    .some((sentence) => (sentence.match(known.hedge)?.length ?? 0) >= 2 || known.choice.test(sentence))
}

export const hedgingRule: RuleOfOne = {
  isHard: false,
  advice: 'a text guesses. Say what can be seen, and leave out what can not be told.',
  ...inEitherText((text, { language }) => checkHedging(text, language)),
  sparesOwnWords: true,
}

function guessesOf(language: string): Guesses | null {
  const known = guesses.get(language)
  if (known !== undefined) return known
  const faults = findLanguage(language)?.faults
  const own = faults
    ? {
        hedge: phrasePattern(faults.hedges),
        choice: new RegExp(
          `${phrasePattern(faults.hedges).source}(?: [\\p{L}\\p{N}'-]+){1,4},? (?:${faults.alternatives})(?!\\p{L})`,
          'iu',
        ),
      }
    : null
  // Typed names are many, and each would stay for ever.
  if (guesses.size < 100) guesses.set(language, own)
  return own
}

import { foldAccents } from './languages/fold-accents.ts'
import { isStopWord } from './languages/is-stop-word.ts'
import type { RuleOfBoth } from './rule.ts'

/** Share over all words: one of seven changed is 0.86; two more than five are 0.83. */
const allButTheSame = 0.85
/** Share over content words: one of six changed is 0.83; two more than four are 0.8. */
const sayingTheSame = 0.82

/** Broken if alt text and description are the same except for stop words, order, case and punctuation. */
export function checkSameText(altText: string, description: string): boolean {
  const alt = wordsOf(altText)
  const described = wordsOf(description)
  if (alt.length === 0) return false
  const isShort = Math.min(alt.length, described.length) < 4
  if (haveInCommon(alt, described, isShort ? 1 : allButTheSame)) return true
  const [telling, tellingOf] = [alt.filter(tells), described.filter(tells)]
  return Math.min(telling.length, tellingOf.length) > 2 && haveInCommon(telling, tellingOf, sayingTheSame)
}

export const sameTextRule: RuleOfBoth = {
  isHard: false,
  advice: 'alt text and description say the same. Let the description tell what the alt text does not.',
  judgeBoth: ({ altText, description }) => checkSameText(altText, description),
}

/** Whether the words that both have, counted twice, make up at least this share of all words, ignoring case and accents. */
function haveInCommon(one: readonly string[], other: readonly string[], share: number): boolean {
  const least = share * (one.length + other.length)
  // Their number decides for most: one is twice as long as the other.
  if (2 * Math.min(one.length, other.length) < least) return false
  const left = other.map(foldAccents)
  const shared = one.map(foldAccents).filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return 2 * shared.length >= least
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

function tells(word: string): boolean {
  return !isStopWord(word, undefined)
}

import { findLanguage } from '#server/describing/languages/find-language.ts'
import { listWords } from '#server/describing/languages/list-words.ts'
import { inAnyText } from './in-any-text.ts'
import type { RuleOfOne, Verdict } from './rule.ts'

/** By the language as the user chose it. */
const unfinished = new Map<string, ReadonlySet<string>>()

/** Before one letter these make it a name: “lettera e”, “figura a”. */
const namesLetters =
  /^(?:lettera|letra|letter|vocale?|vokal|písmeno|písmenem|litera|litery|črka|črko|betű|figura|figure|vitamin\p{L}*|punto|fila|gruppo|grupo|piano|serie)$/iu

/**
 * Broken when the text stops in the middle of a sentence: at an article or conjunction, a comma, an opening bracket, a
 * hyphen. Doubtful where the last of several sentences has no end: a stop may be all that is missing.
 */
export function checkCutOff(text: string, language: string): Verdict {
  const trimmed = text.trim()
  if (/\p{L}[,;]$|[([{„‚]$|\p{L}\p{L}[-‐]$/u.test(trimmed)) return true
  if (!/[\p{L}]$/u.test(trimmed)) return false
  const [last = '', before = ''] = trimmed.split(/\s+/).toReversed()
  if (last === last.toLowerCase() && wordsOf(language).has(last) && canGoOn(before, last)) return true
  return stopsWithoutEnd(trimmed) && 'doubtful'
}

export const cutOffRule: RuleOfOne = {
  isHard: true,
  advice: 'a text stops in the middle of a sentence. Write it to its end.',
  ...inAnyText((text, { language }) => checkCutOff(text, language)),
  // Words on a sign may stop where they like; who describes the sign may not.
  judge: ({ altText, description }, { language, purpose }) => {
    const described = checkCutOff(description, language)
    return described === true || purpose === 'text' ? described : checkCutOff(altText, language) || described
  },
}

/** A letter by itself may be a name, and after a number or “what” the sentence may be over. */
function canGoOn(before: string, last: string): boolean {
  if (!/\p{L}/u.test(before) || /^(?:what|it|he|she|they|how)$/iu.test(before)) return false
  return last.length > 1 || !(namesLetters.test(before) || /^\p{Lu}$/u.test(before))
}

function wordsOf(language: string): ReadonlySet<string> {
  const known = unfinished.get(language)
  if (known) return known
  const words = new Set(listWords(findLanguage(language)?.faults.unfinished ?? ''))
  // Typed names are many, and each would stay for ever.
  if (unfinished.size < 100) unfinished.set(language, words)
  return words
}

/** Two sentences or more that end as sentences do, and a last one of a few words that does not. */
function stopsWithoutEnd(text: string): boolean {
  const [last = '', ...ended] = text.split(/(?<=\p{Ll}{2}[.!?])\s+(?=\p{Lu})/u).toReversed()
  if (ended.length < 2 || ended.some((sentence) => sentence.split(/\s+/).length < 4)) return false
  return !last.includes(':') && last.split(/\s+/).length >= 3 && /\s\p{Ll}+$/u.test(last)
}

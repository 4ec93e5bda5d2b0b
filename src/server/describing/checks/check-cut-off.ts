import { findLanguage } from '#server/describing/languages/find-language.ts'
import { listWords } from '#server/describing/languages/list-words.ts'
import { inAnyText } from './in-any-text.ts'
import type { RuleOfOne, Verdict } from './rule.ts'

interface Endings {
  unfinished: ReadonlySet<string>
  possessives: ReadonlySet<string>
}

/** By the language as the user chose it. */
const endings = new Map<string, Endings>()

/** Everyone may have their own. */
const each = /(?<!\p{L})(?:ciascun|ognun|ogni|každ|każd|vsak)/iu

/** English leaves these at the end of a clause that has begun with what they belong to. */
const leftBehind = /^(?:of|with|from|at|for|against|towards?|between)$/
const takenAhead =
  /(?<!\p{L})(?:what|who|whom|which|that|where|to \p{L}+|it|they|he|she|you|we|i|being \p{L}+)(?!\p{L})/iu

/** A German noun has a capital: an article and an adjective without one wait for it. */
const withoutNoun =
  /(?<!, |,)(?<!\p{L})(?:(?:mit|auf|in|an|vor|hinter|neben|unter|über|von|aus|bei|nach|zu|für|um|durch|ohne|gegen|zwischen) (?:de[mnr]|das|die|ein(?:e[mnr]?)?|(?:sein|ihr|kein|dies)e?[mnrs]?)|(?:ein|sein|ihr)em) (?!(?:ander|beid|ein|erst|letzt|nächst|gleich|selb|meist|folgend|link|recht|unter|ober|mittler|vorder|hinter)e[mnrs]?$)\p{Ll}{2,}e[mnrs]?$/u

/** A relative clause of one word. */
const barelyBegun =
  /, (?:der|die|das|dem|den|deren|dessen) (?:auf|in|an|mit|vor|von|aus|bei|nach|zu|unter|über|durch|um)$/u

/** After a possessive or an article these wait for a noun in English. */
const englishAdjective =
  /(?<!\p{L})(?:its|their|his|her|a|an) (?:very )?(?:tall|long|narrow|wide|bright|huge|tiny|wooden|beautiful|elegant|colou?rful|heavy|shallow|steep|ornate|lush|rocky|sandy|snowy|curved|rectangular|smooth|rough|thin|thick|broad|massive|striking|golden|silver|old|ancient|modern|historic)$/iu

/** Before one letter these make it a name: “lettera e”, “figura a”. */
const namesLetters =
  /^(?:lettera|letra|letter|vocale?|vokal|písmeno|písmenem|litera|litery|črka|črko|betű|figura|figure|vitamin\p{L}*|punto|fila|gruppo|grupo|piano|serie)$/iu

/**
 * Broken when the text stops in the middle of a sentence: at an article or conjunction, a comma, an opening bracket, a
 * hyphen, or with a bracket or German quotation open. Doubtful where the last of several sentences has no end: a stop may
 * be all that is missing.
 */
export function checkCutOff(written: string, language: string): Verdict {
  const text = written.trim()
  if (/\p{L}[,;]$|[([{„‚]$|\p{L}\p{L}[-‐]$/u.test(text)) return true
  // Dots may stand for what is missing.
  const said = text.replace(/\s*(?:…|\.{3})$/u, '')
  if (!/\p{L}$/u.test(said)) return false
  if (/\([^()]*$|„[^“”"]*$/u.test(said)) return true
  const [last = '', before = ''] = said.split(/\s+/).toReversed()
  if (last === last.toLowerCase() && isUnfinished(said, last, before, language)) return true
  return text === said && stopsWithoutEnd(said) && 'doubtful'
}

function isUnfinished(text: string, last: string, before: string, language: string): boolean {
  const { unfinished, possessives } = endingsOf(language)
  if (unfinished.has(last) && canGoOn(before, last))
    return !leftBehind.test(last) || !takenAhead.test(text.slice(0, -last.length))
  if (possessives.has(last)) return !each.test(text)
  const known = findLanguage(language)
  if (known?.tag === 'de') return withoutNoun.test(text) || barelyBegun.test(text)
  return known?.tag === 'en' && englishAdjective.test(text)
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

function endingsOf(language: string): Endings {
  const known = endings.get(language)
  if (known) return known
  const faults = findLanguage(language)?.faults
  const words = {
    unfinished: new Set(listWords(faults?.unfinished ?? '')),
    possessives: new Set(listWords(faults?.possessives ?? '')),
  }
  // Typed names are many, and each would stay for ever.
  if (endings.size < 100) endings.set(language, words)
  return words
}

/** Two sentences or more that end as sentences do, and a last one of a few words that does not. */
function stopsWithoutEnd(text: string): boolean {
  const [last = '', ...ended] = text.split(/(?<=\p{Ll}{2}[.!?])\s+(?=\p{Lu})/u).toReversed()
  if (ended.length < 2 || ended.some((sentence) => sentence.split(/\s+/).length < 4)) return false
  return !last.includes(':') && last.split(/\s+/).length >= 3 && /\s\p{Ll}+$/u.test(last)
}

import { findLanguage } from '#server/describing/languages/find-language.ts'
import type { Language } from '#server/describing/languages/language.ts'
import { listWords } from '#server/describing/languages/list-words.ts'
import { goesOnBeside } from './goes-on-beside.ts'
import { inAnyText } from './in-any-text.ts'
import { lacksEnd, stopsWithoutEnd } from './lacks-end.ts'
import type { RuleOfOne } from './rule.ts'

interface Endings {
  unfinished: ReadonlySet<string>
  possessives: ReadonlySet<string>
  clippings: ReadonlySet<string>
  /** Words of one or two letters, and abbreviations; null where nobody knows the language. */
  shortWords: ReadonlySet<string> | null
  /** Null where nobody knows how words end. */
  halfWord: RegExp | null
}

/** By the language as the user chose it. */
const endings = new Map<string, Endings>()

/** Everyone may have their own. */
const each = /(?<!\p{L})(?:ciascun|ognun|ogni|každ|każd|vsak)/iu

/** English leaves these at the end of a clause that has begun with what they belong to. */
const leftBehind =
  /^(?:of|with|from|at|for|against|towards?|between|without|as|to|wearing|holding|carrying|including|displaying|overlooking)$/
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
  /(?<!\p{L})(?:its|their|his|her|a|an) (?:very )?(?:tall|long|narrow|wide|bright|huge|tiny|wooden|beautiful|elegant|colou?rful|heavy|shallow|steep|ornate|lush|rocky|sandy|snowy|curved|rectangular|smooth|rough|thin|thick|broad|massive|striking|golden|silver|old|ancient|modern|historic)$|(?<!\p{L})(?:its|their|his|her) (?:red|blue|green|yellow|brown|black|white|grey|gray|orange|purple|pink)$/iu

/** An Italian article or preposition that has lost its vowel to the word that does not follow. */
const elided = /(?<![\p{L}\p{N}])(?:l|un|d|c|dell|all|dall|nell|sull|coll|quest|quell)['’]\p{Ll}?(?<![èeé])$/u

/** “Before and after”: both are whole without what they belong to. */
const beforeAndAfter = /(?<!\p{L})(?:před a po|pred in po|przed i po)$/iu

/** Before one letter these make it a name: “lettera e”, “figura a”. */
const namesLetters =
  /^(?:lettera|letra|letter|vocale?|vokal|písmeno|písmenem|litera|litery|črka|črko|betű|figura|figure|vitamin\p{L}*|punto|fila|gruppo|grupo|piano|serie)$/iu

/**
 * Broken when the text stops in the middle of a sentence: at an article or conjunction, a comma, an opening bracket, a
 * hyphen, with a bracket or German quotation open, or with a word that its language does not end so. Also where at least
 * `fewestBefore` whole sentences have their ends, and the last has none.
 */
export function checkCutOff(written: string, language: string, fewestBefore = 2): boolean {
  const text = written.trim()
  if (/\p{L}[,;]$|[([{„‚]$|\p{L}\p{L}[-‐]$/u.test(text)) return true
  if (findLanguage(language)?.tag === 'it' && elided.test(text)) return true
  // Dots may stand for what is missing.
  const said = text.replace(/\s*(?:…|\.{3})$/u, '')
  if (!/\p{L}$/u.test(said)) return false
  if (/\([^()]*$|„[^“”"]*$/u.test(said)) return true
  const [last = '', before = ''] = said.split(/\s+/).toReversed()
  if (last === last.toLowerCase() && isUnfinished(said, last, before, language)) return true
  return text === said && stopsWithoutEnd(said, fewestBefore, findLanguage(language)?.tag === 'de')
}

function isUnfinished(text: string, last: string, before: string, language: string): boolean {
  const { unfinished, possessives, clippings, halfWord } = endingsOf(language)
  if (last === 'ein' && endsGermanVerb.test(text)) return false
  if (beforeAndAfter.test(text)) return false
  if (unfinished.has(last) && canGoOn(before, last))
    return !leftBehind.test(last) || !takenAhead.test(text.slice(0, -last.length))
  if (possessives.has(last)) return !each.test(text)
  if (before !== '' && !clippings.has(last) && (halfWord?.test(last) || isStump(last, before, language)))
    return true
  const known = findLanguage(language)
  if (known?.tag === 'de') return withoutNoun.test(text) || barelyBegun.test(text)
  return known?.tag === 'en' && englishAdjective.test(text)
}

/** Without a vowel, these letters carry a syllable in Czech and Slovene. */
const syllable = /[aeiouyäöüáéíóúýůěàèìòùâêôîûőűąęórl]/u

/** A letter or two that are no word of the language, or letters without a vowel: “on a table n”, “a mapč”. */
function isStump(last: string, before: string, language: string): boolean {
  const { shortWords } = endingsOf(language)
  // A unit, or a letter that names something.
  if (!shortWords || /\p{N}[.,]?$/u.test(before) || !/^\p{Ll}+$/u.test(last)) return false
  if (!/^\p{Ll}{2,}[,;]?$/u.test(before)) return false
  if (shortWords.has(last) || namesLetters.test(before)) return false
  return last.length <= 2 || !(syllable.test(last) || /[ij]/u.test(last))
}

export const cutOffRule: RuleOfOne = {
  isHard: true,
  advice: 'a text stops in the middle of a sentence. Write it to its end.',
  ...inAnyText((text, { language }) => checkCutOff(text, language)),
  // Words on a sign may stop where they like; who describes the sign may not.
  judge: ({ altText, description }, { language, purpose, mayBeCode, others }) => {
    if (checkCutOff(description, language, 1)) return true
    // That is how statements of a program end.
    const said = mayBeCode ? altText.trim().replace(/;$/, '') : altText
    if (purpose !== 'text' && (checkCutOff(said, language) || goesOnBeside(said, description))) return true
    if (purpose === 'text' || purpose === 'functional' || mayBeCode) return false
    return lacksEnd(
      description,
      others.map((other) => other.description),
    )
  },
}

/** “Sie steigt in den Bus ein”: a part of the verb; as an article it follows a verb or a preposition. */
const endsGermanVerb =
  /(?:^|\s)(?:\p{Lu}\S*|dazu|sich|es|ihn|sie|ihm|ihr|herzlich|freundlich|vorsichtig|langsam|wieder) ein$/u

/** “All gates but one”. */
const butFor = /^(?:tranne|eccetto|salvo|meno|menos|excepto|except|but|außer)$/iu

/** A letter by itself may be a name, and after a number, “what” or, in Czech, “in another” the sentence may be over. */
function canGoOn(before: string, last: string): boolean {
  if (!/\p{L}/u.test(before) || /^(?:what|it|he|she|they|how|once)$/iu.test(before)) return false
  if (/^un[aoe]?$|^ein(?:e[mnrs]?)?$|^one$/u.test(last) && butFor.test(before)) return false
  if (last === 'směrem' && /[ýí]m$/u.test(before)) return false
  return last.length > 1 || !(namesLetters.test(before) || /^\p{Lu}$/u.test(before))
}

function endingsOf(language: string): Endings {
  const remembered = endings.get(language)
  if (remembered) return remembered
  const known = findLanguage(language)
  const faults = known?.faults
  const words: Endings = {
    unfinished: new Set(listWords(faults?.unfinished ?? '')),
    possessives: new Set(listWords(faults?.possessives ?? '')),
    clippings: new Set(listWords(faults?.clippings ?? '')),
    shortWords: known ? shortWordsOf(known) : null,
    // The shortest that these patterns tell from abbreviations has five letters.
    halfWord: faults?.halfWords ? new RegExp(`^(?=\\p{Ll}{5,}$)\\p{Ll}*(?:${faults.halfWords})$`, 'u') : null,
  }
  // Typed names are many, and each would stay for ever.
  if (endings.size < 100) endings.set(language, words)
  return words
}

function shortWordsOf({ faults, abbreviations, noise, stopWords }: Language): ReadonlySet<string> {
  // One letter that stands for a word has its stop.
  const shortened = listWords(abbreviations).filter((word) => word.length > 1)
  return new Set([...shortened, ...[faults.shortWords, noise.units, stopWords].flatMap(listWords)])
}

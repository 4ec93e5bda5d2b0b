import { findLanguage } from '#server/describing/languages/find-language.ts'
import type { Language } from '#server/describing/languages/language.ts'
import { listWords } from '#server/describing/languages/list-words.ts'
import { goesOnBeside } from './goes-on-beside.ts'
import { inAnyText } from './in-any-text.ts'
import { lacksEnd, stopsWithoutEnd } from './lacks-end.ts'
import type { RuleOfOne } from './rule.ts'

interface Endings {
  unfinished: ReadonlySet<string>
  breaksOff: readonly RegExp[]
  ends: readonly RegExp[]
  clippings: ReadonlySet<string>
  /** Words of one or two letters, and abbreviations; null where nobody knows the language. */
  shortWords: ReadonlySet<string> | null
  /** Null where nobody knows how words end. */
  halfWord: RegExp | null
}

/** By the language as the user chose it. */
const endings = new Map<string, Endings>()

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
  // Dots may stand for what is missing.
  const said = text.replace(/\s*(?:…|\.{3})$/u, '')
  // Most texts end with a stop.
  if (!/[\p{L}'’]$/u.test(said)) return false
  if (endingsOf(language).breaksOff.some((end) => end.test(said))) return true
  if (!/\p{L}$/u.test(said)) return false
  if (/\([^()]*$|„[^“”"]*$/u.test(said)) return true
  const [last = '', before = ''] = said.split(/\s+/).toReversed()
  if (last === last.toLowerCase() && isUnfinished(said, last, before, language)) return true
  return text === said && stopsWithoutEnd(said, fewestBefore, findLanguage(language)?.tag === 'de')
}

function isUnfinished(text: string, last: string, before: string, language: string): boolean {
  const { unfinished, ends, clippings, halfWord } = endingsOf(language)
  if (unfinished.has(last)) return canGoOn(before, last) && !ends.some((end) => end.test(text))
  return before !== '' && !clippings.has(last) && (halfWord?.test(last) || isStump(last, before, language))
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

const longestAfterNumber = 3

/** A letter by itself may be a name, a short word after a number a unit, and a single word a label. */
function canGoOn(before: string, last: string): boolean {
  if (!/\p{L}/u.test(before)) return before !== '' && last.length > longestAfterNumber
  return last.length > 1 || !(namesLetters.test(before) || /^\p{Lu}$/u.test(before))
}

function endingsOf(language: string): Endings {
  const remembered = endings.get(language)
  if (remembered) return remembered
  const known = findLanguage(language)
  const faults = known?.faults
  const words: Endings = {
    unfinished: new Set(listWords(faults?.unfinished ?? '')),
    breaksOff: faults?.breaksOff ?? [],
    ends: faults?.ends ?? [],
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

import { foreignLetter } from '#checks/languages/accents.ts'
import { findLanguageTag } from '#checks/languages/find-language-tag.ts'
import type { Language } from '#checks/languages/language.ts'
import { languages } from '#checks/languages/languages.ts'
import { namedLanguages } from '#checks/languages/named-languages.ts'
import { countSmallWords, tagsWithSmallWords } from '#checks/languages/small-words.ts'

/** A language with what is needed to check texts against it. */
export interface KnownLanguage {
  tag: string
  /** The tags whose texts count as this language, including its own. */
  tags: readonly string[]
  hasCapitalNouns: boolean
  detection: Language['detection']
  foreignLetter: RegExp | undefined
  /** Whether texts can be refused because of it: not for a custom language typed as a name, which may mean something else. */
  isSure: boolean
  /** Whether the detector knows none of its tags. */
  isUndetected: boolean
  /** For each tag with stop words, in order: whether it is another language. */
  isOther: readonly boolean[]
}

const byTag = new Map([...languages.values()].map((language) => [language.tag, language]))
const undetected = new Set(['la', 'gsw'])

const known = new Map<string, KnownLanguage>()

/** The language that the user chose; undefined if it is unknown. */
export function findKnownLanguage(chosen: string): KnownLanguage | undefined {
  const tag = findLanguageTag(chosen)
  if (tag === undefined) return undefined
  const isSure = languages.has(chosen)
  const key = `${tag} ${isSure}`
  const before = known.get(key)
  if (before) return before
  const tags = [tag, ...(namedLanguages[tag]?.sameTongue ?? [])]
  const made = {
    tag,
    tags,
    hasCapitalNouns: byTag.get(tag)?.hasCapitalNouns ?? tags.includes('de'),
    detection: byTag.get(tag)?.detection ?? { near: [], letters: null },
    foreignLetter: foreignLetter(tag),
    isSure,
    isUndetected: undetected.has(tag),
    isOther: tagsWithSmallWords.map((other) => !tags.includes(other)),
  }
  known.set(key, made)
  return made
}

/** How many words (in lower case) have spellings foreign to this language, minus those with spellings foreign to its neighbours. */
export function countForeignWords(
  words: readonly string[],
  { foreignLetter, detection }: KnownLanguage,
): number {
  let count = 0
  for (const word of words) {
    if (foreignLetter?.test(word) || detection.letters?.foreign.test(word)) count += 1
    else if (detection.letters?.own.test(word)) count -= 1
  }
  return count
}

/** The evidence of stop words for the requested language, and for the other language that they support most. */
export interface SmallWords {
  own: number
  other: number
  /** Empty if they support no other language. */
  otherTag: string
}

/** `words` in lower case. A word that two languages share counts for both. */
export function weighSmallWords(words: readonly string[], asked: KnownLanguage): SmallWords {
  const counts = countSmallWords(words)
  const weighed: SmallWords = { own: 0, other: 0, otherTag: '' }
  for (const [index, count] of counts.entries()) {
    if (!asked.isOther[index]) weighed.own = Math.max(weighed.own, count)
    else if (count > weighed.other) {
      weighed.other = count
      weighed.otherTag = tagsWithSmallWords[index] ?? ''
    }
  }
  return weighed
}

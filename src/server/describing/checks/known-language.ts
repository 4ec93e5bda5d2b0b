import { foreignLetter } from '#server/describing/languages/accents.ts'
import { findLanguageTag } from '#server/describing/languages/find-language-tag.ts'
import type { Language } from '#server/describing/languages/language.ts'
import { languages } from '#server/describing/languages/languages.ts'
import { namedLanguages } from '#server/describing/languages/named-languages.ts'
import { countSmallWords, tagsWithSmallWords } from '#server/describing/languages/small-words.ts'

/** A language as texts are held against it. */
export interface KnownLanguage {
  tag: string
  /** All whose texts may stand for its own, itself among them. */
  tags: readonly string[]
  hasCapitalNouns: boolean
  detection: Language['detection']
  foreignLetter: RegExp | undefined
  /** Only a language whose rules are known is refused; one that is typed by its name may be meant otherwise. */
  isSure: boolean
  /** Does the detector know none of its tags? */
  isUndetected: boolean
  /** By the order of the tags with small words: is it another language? */
  isOther: readonly boolean[]
}

const byTag = new Map([...languages.values()].map((language) => [language.tag, language]))
const undetected = new Set(['la', 'gsw'])

const known = new Map<string, KnownLanguage>()

/** What is known of a language as the user chose it; undefined where nobody knows which it is. */
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

/** How many words (in lower case) are written as the language writes none, less those that its neighbours do not write. */
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

/** Small words as they speak for the language that was asked for, and for the one that they speak for most besides. */
export interface SmallWords {
  own: number
  other: number
  /** Empty where none speaks for another. */
  otherTag: string
}

/** `words` in lower case. What two languages have in common speaks for both. */
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

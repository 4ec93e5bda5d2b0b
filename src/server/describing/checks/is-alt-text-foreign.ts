import { foreignLetter } from '#checks/languages/accents.ts'
import { languages } from '#checks/languages/languages.ts'
import type { OtherTexts } from '#checks/rule.ts'
import { askDetector } from './ask-detector.ts'
import { dropQuoted, lowerWords, plainWords } from './bare-text.ts'
import {
  countForeignWords,
  findKnownLanguage,
  type KnownLanguage,
  weighSmallWords,
} from './known-language.ts'

const withCapitalNouns: ReadonlySet<string> = new Set(
  [...languages.values()].filter(({ hasCapitalNouns }) => hasCapitalNouns).map(({ tag }) => tag),
)
const fewestLetters = 16

/**
 * Is an alt text in another language than its description, which is right? Names, dishes, plants and the words of a sign are
 * none: it takes words of a sentence that the description does not say, too. What stands in another language of the same
 * answer is doubted sooner, where it is in that language.
 */
export function isAltTextForeign(
  altText: string,
  description: string,
  asked: KnownLanguage,
  others: readonly OtherTexts[],
): boolean {
  const text = dropQuoted(altText)
  const plain = plainWords(text)
  const { own, other, otherTag } = weighSmallWords(plain, asked)
  const lead = other - own
  if (lead < 0 || asked.isUndetected) return false
  const repeated = others.filter((texts) => texts.altText === altText)
  const isRepeated = repeated.length > 0
  const described = description.toLowerCase()
  // Of German, what looks like names are half of the words.
  const isWritten = lead >= (isRepeated ? 1 : 2) && withCapitalNouns.has(otherTag)
  const said = isWritten ? lowerWords(text) : plain.slice(1)
  const content = said.filter((word) => word.length > 2 && !described.includes(word.slice(0, 5)))
  const foreign = countForeignWords(plain, asked)
  const isSentence = content.length >= 3
  // Two words and one small one make a dish: pizza quattro formaggi.
  const isPhrase = content.length === 2 && (foreign > 0 || lead >= 2)
  const isTheirs =
    isRepeated && lowerWords(text).length >= (lead > 0 ? 4 : 3) && content.some((word) => word.length > 3)
  if (!isSentence && !isPhrase && !isTheirs) return false
  const detected = askDetector(text, asked)
  if (detected.letters < fewestLetters || hasOwnLetter(plain, asked, detected.other)) return false
  const evidence = detected.margin * 10 + lead * 1.2 + foreign * 1.5
  if (detected.margin <= 0) return false
  // No text is right in two languages: the one that it is in has it.
  if (repeated.some(({ language }) => findKnownLanguage(language)?.tags.includes(detected.other)))
    return evidence >= (isSentence ? 0.2 : 1)
  return (isSentence || isPhrase) && evidence >= (isSentence && foreign > 0 ? 1.4 : 2.2)
}

/** A letter that the asked language writes and the supposed one does not: the model knows little of short texts. */
function hasOwnLetter(words: readonly string[], asked: KnownLanguage, supposed: string): boolean {
  const strange = foreignLetter(supposed)
  return strange !== undefined && words.some((word) => strange.test(word) && !asked.foreignLetter?.test(word))
}

import { languages } from '#server/describing/languages/languages.ts'
import { askDetector } from './ask-detector.ts'
import { dropQuoted, lowerWords, plainWords } from './bare-text.ts'
import { countForeignWords } from './count-foreign-words.ts'
import type { KnownLanguage } from './known-language.ts'
import type { JudgedTexts } from './rule.ts'
import { weighSmallWords } from './weigh-small-words.ts'

const withCapitalNouns: ReadonlySet<string> = new Set(
  [...languages.values()].filter(({ hasCapitalNouns }) => hasCapitalNouns).map(({ tag }) => tag),
)
const fewestLetters = 16

/**
 * Is an alt text in another language than its description, which is right? Names, dishes, plants and the words of a sign are
 * none: it takes words of a sentence that the description does not say, too. What stands in another language of the same
 * answer is doubted sooner.
 */
export function isAltTextForeign(
  altText: string,
  description: string,
  asked: KnownLanguage,
  others: readonly JudgedTexts[],
): boolean {
  const text = dropQuoted(altText)
  const plain = plainWords(text)
  const { own, other, otherTag } = weighSmallWords(plain, asked)
  const lead = other - own
  if (lead < 0 || asked.isUndetected) return false
  const isRepeated = others.some((texts) => texts.altText === altText)
  const described = description.toLowerCase()
  // Of German, what looks like names are half of the words.
  const isWritten = lead >= 2 && withCapitalNouns.has(otherTag) ? lowerWords(text) : plain.slice(1)
  const content = isWritten.filter((word) => word.length > 2 && !described.includes(word.slice(0, 5)))
  const foreign = countForeignWords(plain, asked)
  const isEnough =
    content.length >= 3 ||
    // One small word and one other make a dish: quattro formaggi.
    (content.length === 2 && (foreign > 0 || lead >= 2 || (isRepeated && lead === 0))) ||
    (isRepeated && other >= 2 && lead >= 1)
  if (!isEnough) return false
  const detected = askDetector(text, asked)
  if (detected.letters < fewestLetters) return false
  const evidence = detected.margin * 10 + lead * 1.2 + foreign * 1.5
  return evidence >= (isRepeated ? 1 : 2.2) && detected.margin > 0
}

import { quotation } from '#checks/pattern-of.ts'
import type { OtherTexts, RuleOfBoth } from '#checks/rule.ts'
import { askDetector, type Detected } from './ask-detector.ts'
import { countLetters, dropQuoted, lowerWords, plainWords } from './bare-text.ts'
import { holdsForeignScript } from './find-foreign-script.ts'
import { isAltTextForeign } from './is-alt-text-foreign.ts'
import {
  countForeignWords,
  findKnownLanguage,
  type KnownLanguage,
  type SmallWords,
  weighSmallWords,
} from './known-language.ts'

/** The result for a text that is too short to be sure of. */
const unasked: Detected = { margin: 0, letters: 0, other: '' }

export type LanguageVerdict = 'fine' | 'doubtful' | 'wrong'

/** How much better another language must score than the requested one (0 to 1), and over how many letters. */
const doubt = { margin: 0.05, letters: 20 }
const sure = { margin: 0.15, letters: 30 }
const sureOfOneText = { margin: 0.2, letters: 40 }
/** With fewer words that are not names, the language of a text cannot be determined. */
const fewestPlainWords = { toDoubt: 3, toBeSure: 5 }

/**
 * Checks whether an answer is in the language it is assigned to. Stop words decide for most texts, the detector for the rest. If
 * only the alt text is in another language, that is doubtful; so is every finding for a custom language that was typed as a name.
 * Names and quotations do not count. Short texts and unknown languages pass. `others`: the texts of the same answer in its other
 * languages.
 */
export function checkLanguage(
  altText: string,
  description: string,
  language: string,
  others: readonly OtherTexts[] = [],
): LanguageVerdict {
  const asked = findKnownLanguage(language)
  if (!asked) return 'fine'
  const verdict = judgeBoth(altText, description, asked)
  if (verdict !== 'fine') return asked.isSure ? verdict : 'doubtful'
  return isAltTextForeign(altText, description, asked, others) ? 'doubtful' : 'fine'
}

export const languageRule: RuleOfBoth = {
  isHard: true,
  advice: 'the texts are not in this language. Write both of them in it; names and quoted words may stay.',
  judgeBoth: ({ altText, description }, { language, others, purpose }) => {
    // Words in a picture can be in any script.
    const said = purpose === 'text' ? description : `${altText} ${description}`
    if (holdsForeignScript(said.replace(quotation, ' '), language)) return true
    const verdict = checkLanguage(altText, description, language, others)
    return verdict === 'doubtful' ? verdict : verdict === 'wrong'
  },
}

function judgeBoth(altText: string, description: string, asked: KnownLanguage): LanguageVerdict {
  const said = withoutSign(altText, description)
  const described = dropQuoted(said.length < description.length ? said : description)
  const smallInDescription = weighSmallWords(lowerWords(described), asked)
  if (isPlainlyOwn(smallInDescription)) return 'fine'
  const both = dropQuoted(said)
  const plain = plainWords(both)
  if (plain.length < fewestPlainWords.toDoubt) return 'fine'
  const small = weighSmallWords(lowerWords(both), asked)
  const detected = askDetector(both, asked)
  if (isPlainlyOther(small, detected)) return 'wrong'
  if (asked.isUndetected) return 'fine'
  const isOwnAtAll = isLeading(weighSmallWords(lowerWords(dropQuoted(description)), asked))
  const speaksFor = isOwnAtAll || isLeading(small) || plain.length < fewestPlainWords.toBeSure
  if (reaches(detected, sure) && !isNear(detected, asked)) return speaksFor ? 'doubtful' : 'wrong'
  const detectedInDescription =
    countLetters(described) < sure.letters ? unasked : askDetector(described, asked)
  if (reaches(detectedInDescription, sureOfOneText) && !isNear(detectedInDescription, asked))
    return speaksFor ? 'doubtful' : 'wrong'
  const evidence = weighNeighbour(plain, small, detected, asked)
  if (evidence >= 3) return 'wrong'
  if (reaches(detected, doubt) || reaches(detectedInDescription, sure) || evidence >= 1.2) return 'doubtful'
  return 'fine'
}

function isLeading({ own, other }: SmallWords): boolean {
  return own > other
}

/** Whether the language's stop words lead so clearly that the detector need not be asked. */
function isPlainlyOwn({ own, other }: SmallWords): boolean {
  return own - other >= 2 && own - other >= own / 4
}

/** Neighbouring languages have stop words of their own, too. */
function isPlainlyOther(
  { own, other, otherTag }: SmallWords,
  { other: detected, margin }: Detected,
): boolean {
  return other - own >= 3 && other >= 2 * own && margin > 0 && otherTag === detected
}

/** The evidence for a neighbouring language: a point is 0.1 of the detector's score, or slightly more than a word. */
function weighNeighbour(
  plain: readonly string[],
  { own, other }: SmallWords,
  { margin }: Detected,
  asked: KnownLanguage,
): number {
  if (other < own) return 0
  return margin * 10 + (other - own) * 0.6 + countForeignWords(plain, asked) * 0.7
}

/** Both texts; if the description repeats the whole alt text, such as the words of a sign, only what it adds. */
function withoutSign(altText: string, description: string): string {
  const words = altText.replace(/[.!?…]+$/, '').trim()
  if (words.length < 10 || !description.includes(words)) return `${altText}. ${description}`
  const besides = description.replace(words, ' ')
  return countLetters(besides) < doubt.letters ? description : besides
}

function reaches(detected: Detected, wanted: { margin: number; letters: number }): boolean {
  return detected.margin >= wanted.margin && detected.letters >= wanted.letters
}

function isNear({ other }: Detected, { detection }: KnownLanguage): boolean {
  return detection.near.includes(other)
}

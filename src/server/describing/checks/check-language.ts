import { findBuiltInLanguage } from '#contract/languages.ts'
import { loadDetector } from './load-detector.ts'
import { quotation } from './quotation.ts'
import type { RuleOfOne } from './rule.ts'

export type LanguageVerdict = 'fine' | 'doubtful' | 'wrong'

/**
 * How much better another language scores than the asked one (0 to 1), and how many letters that takes. Measured on the
 * examples of check-language.test.ts and texts of four neighbours under every key: of those with 20 letters no good one
 * reaches 0.05, but 420 of 427 under another key do, and 409 reach 0.15.
 */
const doubt = { margin: 0.05, letters: 20 }
const sure = { margin: 0.15, letters: 30 }
const sureOfOneText = { margin: 0.2, letters: 40 }

/** So near that a good text may be taken for the other: never sure. */
const near: Record<string, string[]> = {
  cs: ['sk'],
  sl: ['hr'],
  es: ['pt', 'ca'],
  it: [],
  de: [],
  en: [],
  hu: [],
  pl: [],
}

/** Letters of a near language that this one has not, and its own that the near one has not. */
const letters: Record<string, { foreign: RegExp; own: RegExp }> = {
  cs: { foreign: /[ľĺŕôä]/gu, own: /[ěřů]/u },
  sl: {
    foreign: /[ćđ]|ije|(?<!\p{L})(?:iz|što|su|koji|koja|uz)(?!\p{L})/gu,
    own: /(?<!\p{L})(?:ki|sta|kot|pri|ob|ter|so|iz)(?!\p{L})/u,
  },
  es: {
    foreign: /[ãõçàèòêâ]|(?<!\p{L})(?:uma|um|em|com|são|amb|els|dels)(?!\p{L})/gu,
    own: /ñ|(?<!\p{L})(?:el|los|las|una|un|con|en|y)(?!\p{L})/u,
  },
}

/**
 * Is the answer in the language it stands under? Alt text and description are judged together; an alt text in another
 * language than a right description is doubtful. Names and what is quoted don't count. Short texts and typed languages
 * are fine.
 */
export function checkLanguage(altText: string, description: string, language: string): LanguageVerdict {
  const tag = findBuiltInLanguage(language)?.tag
  if (!tag) return 'fine'
  const said = withoutSign(altText, description)
  const both = judge(said, tag)
  if (reaches(both, sure) && !isNear(both, tag)) return 'wrong'
  const described = judge(said.length < description.length ? said : description, tag)
  if (reaches(described, sureOfOneText) && !isNear(described, tag)) return 'wrong'
  if (reaches(both, doubt) || reaches(described, sure)) return 'doubtful'
  if (hasForeignLetters(said, tag)) return 'doubtful'
  if (countLetters(altText) < sureOfOneText.letters || isRepeated(altText, description)) return 'fine'
  return reaches(judge(altText, tag), sureOfOneText) ? 'doubtful' : 'fine'
}

export const languageRule: RuleOfOne = {
  isHard: true,
  advice: 'the texts are not in this language. Write both of them in it; names and quoted words may stay.',
  judge: ({ altText, description }, { language }) => {
    const verdict = checkLanguage(altText, description, language)
    return verdict === 'doubtful' ? verdict : verdict === 'wrong'
  },
}

/** Both texts; where the description repeats the whole alt text, as it does with the words of a sign, what it says besides. */
function withoutSign(altText: string, description: string): string {
  const words = altText.replace(/[.!?…]+$/, '').trim()
  if (words.length < 10 || !description.includes(words)) return `${altText}. ${description}`
  const besides = description.replace(words, ' ')
  return countLetters(besides) < doubt.letters ? description : besides
}

interface Judgement {
  margin: number
  letters: number
  other: string
}

function judge(written: string, tag: string): Judgement {
  const bare = withoutNames(written, tag)
  const first = loadDetector().detect(bare)
  // What looks like names are half of the words, when it is German.
  const isGerman = first.language === 'de' && tag !== 'de'
  const text = isGerman ? withoutNames(written, 'de') : bare
  const result = isGerman ? loadDetector().detect(text) : first
  const scores = result.getScores()
  const margin = (scores[result.language] ?? 0) - (scores[tag] ?? 0)
  return { margin, letters: countLetters(text), other: result.language }
}

function reaches(judgement: Judgement, wanted: { margin: number; letters: number }): boolean {
  return judgement.margin >= wanted.margin && judgement.letters >= wanted.letters
}

function isNear({ other }: Judgement, tag: string): boolean {
  return near[tag]?.includes(other) ?? false
}

function hasForeignLetters(written: string, tag: string): boolean {
  const known = letters[tag]
  if (!known) return false
  const text = withoutNames(written, tag).toLowerCase()
  return (text.match(known.foreign)?.length ?? 0) >= 2 && !known.own.test(text)
}

/** Takes away what is quoted, digits, addresses, and (but in German) words with a capital inside of a sentence. */
function withoutNames(written: string, tag: string): string {
  const text = written
    .replace(quotation, ' ')
    .replace(/(?:https?:\/\/|www\.)\S+|[^\s@]{1,64}@\S+|\p{N}+/gu, ' ')
  if (tag === 'de') return text
  const plain = text.replace(/(?<=[\p{L},;] )\p{Lu}[\p{L}\p{M}’']*/gu, ' ')
  return countLetters(plain) < doubt.letters ? text : plain
}

/** The words of a sign make an alt text; the description then speaks of them. */
function isRepeated(altText: string, description: string): boolean {
  const words = altText.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const described = description.toLowerCase()
  return words.filter((word) => described.includes(word)).length * 2 >= words.length
}

function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}

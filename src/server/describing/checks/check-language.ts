import { findLanguage } from '#server/describing/languages/find-language.ts'
import type { Language } from '#server/describing/languages/language.ts'
import { languages } from '#server/describing/languages/languages.ts'
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

/** Tags of languages whose nouns look like names. */
const withCapitalNouns: ReadonlySet<string> = new Set(
  [...languages.values()].filter(({ hasCapitalNouns }) => hasCapitalNouns).map(({ tag }) => tag),
)

/**
 * Is the answer in the language it stands under? Alt text and description are judged together; an alt text in another
 * language than a right description is doubtful. Names and what is quoted don't count. Short texts are fine, and typed
 * languages whose rules nobody knows.
 */
export function checkLanguage(altText: string, description: string, language: string): LanguageVerdict {
  const asked = findLanguage(language)
  if (!asked) return 'fine'
  const said = withoutSign(altText, description)
  const both = judge(said, asked)
  if (reaches(both, sure) && !isNear(both, asked)) return 'wrong'
  const described = judge(said.length < description.length ? said : description, asked)
  if (reaches(described, sureOfOneText) && !isNear(described, asked)) return 'wrong'
  if (reaches(both, doubt) || reaches(described, sure)) return 'doubtful'
  if (hasForeignLetters(said, asked)) return 'doubtful'
  if (countLetters(altText) < sureOfOneText.letters || isRepeated(altText, description)) return 'fine'
  return reaches(judge(altText, asked), sureOfOneText) ? 'doubtful' : 'fine'
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

function judge(written: string, { tag, hasCapitalNouns }: Language): Judgement {
  const bare = withoutNames(written, hasCapitalNouns)
  const first = loadDetector().detect(bare)
  // What looks like names are half of the words, when it is German.
  const isMistaken = withCapitalNouns.has(first.language) && first.language !== tag
  const text = isMistaken ? withoutNames(written, true) : bare
  const result = isMistaken ? loadDetector().detect(text) : first
  const scores = result.getScores()
  const margin = (scores[result.language] ?? 0) - (scores[tag] ?? 0)
  return { margin, letters: countLetters(text), other: result.language }
}

function reaches(judgement: Judgement, wanted: { margin: number; letters: number }): boolean {
  return judgement.margin >= wanted.margin && judgement.letters >= wanted.letters
}

function isNear({ other }: Judgement, { detection }: Language): boolean {
  return detection.near.includes(other)
}

function hasForeignLetters(written: string, { detection, hasCapitalNouns }: Language): boolean {
  if (!detection.letters) return false
  const { foreign, own } = detection.letters
  const text = withoutNames(written, hasCapitalNouns).toLowerCase()
  return (text.match(foreign)?.length ?? 0) >= 2 && !own.test(text)
}

/** Takes away what is quoted, digits, addresses, and (but in German) words with a capital inside of a sentence. */
function withoutNames(written: string, hasCapitalNouns: boolean): string {
  const text = written
    .replace(quotation, ' ')
    .replace(/(?:https?:\/\/|www\.)\S+|[^\s@]{1,64}@\S+|\p{N}+/gu, ' ')
  if (hasCapitalNouns) return text
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

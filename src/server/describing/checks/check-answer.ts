import type { TextRule } from '#contract/text-rules.ts'
import type { Answer } from '#server/describing/question/read-answer.ts'
import { checkEmoji } from './check-emoji.ts'
import { checkFileName } from './check-file-name.ts'
import { checkLabel } from './check-label.ts'
import { checkLanguage } from './check-language.ts'
import { checkLength } from './check-length.ts'
import { checkMarkup } from './check-markup.ts'
import { checkNumbers } from './check-numbers.ts'
import { checkOpening } from './check-opening.ts'
import { checkPlaceholder } from './check-placeholder.ts'
import { checkQuotes } from './check-quotes.ts'
import { checkRefusal } from './check-refusal.ts'
import { checkSameText } from './check-same-text.ts'
import { checkSentences } from './check-sentences.ts'
import { checkStuffing } from './check-stuffing.ts'

export interface Breach {
  rule: TextRule
  /** Must not be delivered; a soft breach is, and somebody should look at it. */
  isHard: boolean
  /** Codes as the user chose them. */
  languages: string[]
}

interface Picture {
  filename: string
  keywords: string[]
}

interface Version {
  altText: string
  description: string
}

const hardRules: ReadonlySet<TextRule> = new Set(['file_name', 'markup', 'label', 'refusal', 'placeholder'])

/** A picture of words is described by those words, however many sentences they are. */
const rulesOfOwnWords: ReadonlySet<TextRule> = new Set(['sentences', 'length'])

/**
 * The rules that an answer breaks, each once with its languages; a language that is surely wrong and one that is only
 * doubtful are two breaches. Empty alt texts are right for a decorative picture, of which only the descriptions are read.
 */
export function checkAnswer(
  answer: Pick<Answer, 'purpose' | 'languageVersions'>,
  picture: Picture,
): Breach[] {
  const breaches: Breach[] = []
  const note = (rule: TextRule, language: string, isHard = hardRules.has(rule)) => {
    const known = breaches.find((breach) => breach.rule === rule && breach.isHard === isHard)
    if (known) known.languages.push(language)
    if (!known) breaches.push({ rule, isHard, languages: [language] })
  }
  const isOwnWords = answer.purpose === 'text'
  const texts: Record<string, string> = {}
  for (const [language, version] of Object.entries(answer.languageVersions)) {
    const altText = answer.purpose === 'decorative' ? '' : version.altText
    const read = { altText, description: version.description }
    texts[language] = `${altText}\n${version.description}`
    for (const rule of brokenRules(read, language, picture))
      if (!isOwnWords || !rulesOfOwnWords.has(rule)) note(rule, language)
    const verdict = checkLanguage(altText, version.description, language)
    if (verdict !== 'fine') note('language', language, verdict === 'wrong')
  }
  for (const language of checkNumbers(texts)) note('numbers', language)
  return breaches
}

function brokenRules({ altText, description }: Version, language: string, picture: Picture): TextRule[] {
  const inEither = (check: (text: string) => boolean) => check(altText) || check(description)
  const broken: [TextRule, boolean][] = [
    ['file_name', checkFileName(altText, picture.filename)],
    ['opening', checkOpening(altText, language)],
    ['sentences', checkSentences(altText)],
    ['length', checkLength(altText)],
    ['markup', inEither(checkMarkup)],
    ['quotes', inEither(checkQuotes)],
    ['emoji', inEither(checkEmoji)],
    ['label', inEither(checkLabel)],
    ['refusal', inEither(checkRefusal)],
    ['same_text', checkSameText(altText, description)],
    ['stuffing', checkStuffing(altText, picture.keywords, language)],
    ['placeholder', inEither(checkPlaceholder)],
  ]
  return broken.filter(([, isBroken]) => isBroken).map(([rule]) => rule)
}

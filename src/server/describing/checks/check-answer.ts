import type { TextRule } from '#contract/text-rules.ts'
import type { Answer } from '#server/describing/question/read-answer.ts'
import type { JudgedTexts, Rule } from './rule.ts'
import { rules } from './rules.ts'

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

// Safe: the keys of the table are the names.
const namedRules = Object.entries(rules) as [TextRule, Rule][]

/**
 * The rules that an answer breaks, each once with its languages; a language that is surely wrong and one that is only
 * doubtful are two breaches. Empty alt texts are right for a decorative picture, of which only the descriptions are read.
 */
export function checkAnswer(
  answer: Pick<Answer, 'purpose' | 'languageVersions'>,
  picture: Picture,
): Breach[] {
  const breaches: Breach[] = []
  const note = (rule: TextRule, language: string, isHard: boolean) => {
    const same = breaches.find((breach) => breach.rule === rule && breach.isHard === isHard)
    if (same) same.languages.push(language)
    if (!same) breaches.push({ rule, isHard, languages: [language] })
  }
  const isOwnWords = answer.purpose === 'text'
  const texts: Record<string, JudgedTexts> = {}
  for (const [language, { altText, description }] of Object.entries(answer.languageVersions))
    texts[language] = { altText: answer.purpose === 'decorative' ? '' : altText, description }
  const all = Object.values(texts)
  for (const [language, judged] of Object.entries(texts)) {
    const known = { ...picture, language, others: all.filter((one) => one !== judged) }
    for (const [name, rule] of namedRules) {
      if ('compare' in rule || (isOwnWords && rule.sparesOwnWords)) continue
      const verdict = rule.judge(judged, known)
      if (verdict) note(name, language, rule.isHard && verdict !== 'doubtful')
    }
  }
  for (const [name, rule] of namedRules)
    if ('compare' in rule) for (const language of rule.compare(texts)) note(name, language, rule.isHard)
  return breaches
}

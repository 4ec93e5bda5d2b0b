import type { Answer } from '#server/describing/question/read-answer.ts'
import { classifyTexts } from './classifier/classify-text.ts'
import { mayBeCode } from './may-be-code.ts'
import type { JudgedFor, JudgedTexts, Rule, Verdict } from './rule.ts'
import { type CheckedRule, rules } from './rules.ts'

export interface Breach {
  rule: CheckedRule
  /** Must not be delivered; a soft breach is, and somebody should look at it. */
  isHard: boolean
  /** Codes as the user chose them. */
  languages: string[]
}

type Picture = Omit<JudgedFor, 'language' | 'purpose' | 'mayBeCode' | 'others'>

/** What people edit are the texts alone. */
type Judged = Pick<Answer, 'purpose' | 'languageVersions'> &
  Partial<Pick<Answer, 'interpretation' | 'decorativeReason'>>

// Safe: the keys of the table are the names.
const namedRules = Object.entries(rules) as [CheckedRule, Rule][]

/**
 * The rules that an answer breaks, each once with its languages; a language that is surely wrong and one that is only
 * doubtful are two breaches. Empty alt texts are right for a decorative picture, of which only the other texts are read.
 */
export function checkAnswer(answer: Judged, picture: Picture): Breach[] {
  const breaches: Breach[] = []
  const note = (name: CheckedRule, language: string, isRuleHard: boolean, verdict: Verdict) => {
    if (!verdict) return
    const isHard = isRuleHard && verdict !== 'doubtful'
    const same = breaches.find((breach) => breach.rule === name && breach.isHard === isHard)
    if (!same) breaches.push({ rule: name, isHard, languages: [language] })
    else if (!same.languages.includes(language)) same.languages.push(language)
  }
  const { purpose } = answer
  const texts: Record<string, JudgedTexts> = {}
  for (const [language, { altText, description }] of Object.entries(answer.languageVersions))
    texts[language] = { altText: purpose === 'decorative' ? '' : altText, description }
  const all = Object.entries(texts).map(([language, judged]) => ({ language, ...judged }))
  for (const [language, judged] of Object.entries(texts)) {
    const others = all.filter((one) => one.language !== language)
    const isAboutCode = mayBeCode(purpose, [judged.altText, judged.description])
    const known = { ...picture, language, purpose, mayBeCode: isAboutCode, others }
    for (const [name, rule] of namedRules) {
      if ('compare' in rule || (purpose === 'text' && rule.sparesOwnWords)) continue
      note(name, language, rule.isHard, rule.judge(judged, known))
    }
    // What is wrong already, or in another language, is no text to classify.
    const isWrong = breaches.some(
      ({ rule, isHard, languages }) => (isHard || rule === 'language') && languages.includes(language),
    )
    const learned = isWrong ? null : classifyTexts(judged, known)
    if (learned) note(learned, language, rules[learned].isHard, true)
  }
  for (const [name, rule] of namedRules)
    if ('compare' in rule) for (const language of rule.compare(texts)) note(name, language, rule.isHard, true)
  judgeAsides(answer, picture, note)
  return breaches
}

/** Interpretation and reason stand in the first language. */
function judgeAsides(
  answer: Judged,
  picture: Picture,
  note: (name: CheckedRule, language: string, isRuleHard: boolean, verdict: Verdict) => void,
): void {
  const [language = ''] = Object.keys(answer.languageVersions)
  const { purpose } = answer
  for (const text of [answer.interpretation, answer.decorativeReason]) {
    if (!text) continue
    const known: JudgedFor = {
      ...picture,
      language,
      purpose,
      mayBeCode: mayBeCode(purpose, [text]),
      others: [],
    }
    for (const [name, rule] of namedRules)
      if ('judgeAside' in rule && rule.judgeAside)
        note(name, language, rule.isHard, rule.judgeAside(text, known))
  }
}

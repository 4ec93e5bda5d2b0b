import { languageName } from '#contract/languages.ts'
import type { Answer } from '#server/describing/question/read-answer.ts'
import type { Field, JudgedFor, JudgedTexts, Rule, Verdict } from './rule.ts'
import { type CheckedRule, rules } from './rules.ts'

export interface Breach {
  rule: CheckedRule
  /** Must not be delivered; a soft breach is, and somebody should look at it. */
  isHard: boolean
  /** Codes as the user chose them. */
  languages: string[]
}

type Picture = Omit<JudgedFor, 'language' | 'purpose' | 'others'>

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
  const note = (language: string, name: CheckedRule, verdict: Verdict) => {
    if (!verdict) return
    const isHard = rules[name].isHard && verdict !== 'doubtful'
    const same = breaches.find((breach) => breach.rule === name && breach.isHard === isHard)
    if (!same) breaches.push({ rule: name, isHard, languages: [language] })
    else if (!same.languages.includes(language)) same.languages.push(language)
  }

  const { purpose } = answer
  const texts: Record<string, JudgedTexts> = {}
  for (const [language, { altText, description }] of Object.entries(answer.languageVersions))
    texts[language] = { altText: purpose === 'decorative' ? '' : altText, description }
  const all = Object.entries(texts).map(([language, judged]) => ({ language, ...judged }))
  const [first = ''] = Object.keys(texts)

  for (const [name, rule] of namedRules) {
    if ('compare' in rule) {
      for (const language of rule.compare(texts)) note(language, name, true)
      continue
    }
    for (const { language, ...judged } of all) {
      const known = { ...picture, language, purpose, others: all.filter((one) => one.language !== language) }
      if ('judgeBoth' in rule) note(language, name, rule.judgeBoth(judged, known))
      else
        for (const field of ['altText', 'description'] as const)
          note(language, name, judge(rule, judged[field], known, field))
    }
    // Interpretation and reason stand in the first language.
    const known = { ...picture, language: first, purpose, others: [] }
    if ('judgeText' in rule)
      for (const text of [answer.interpretation, answer.decorativeReason])
        note(first, name, judge(rule, text ?? '', known, 'aside'))
  }
  return breaches
}

function judge(
  rule: Extract<Rule, { judgeText: unknown }>,
  text: string,
  known: JudgedFor,
  field: Field,
): Verdict {
  if (text === '' || !rule.fields.includes(field)) return false
  if (rule.sparesOwnWords && known.purpose === 'text' && field === 'altText') return false
  return rule.judgeText(text, known, field)
}

/** For the model that is asked once more: an English sentence or two for each rule and language. */
export function explainBreaches(breaches: Breach[]): string[] {
  return breaches.flatMap(({ rule, languages }) =>
    languages.map((language) => `${languageName(language, 'en')}: ${rules[rule].advice}`),
  )
}

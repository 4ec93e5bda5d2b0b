import type { Field, JudgedFor, JudgedTexts, Rule, Verdict } from '#checks/rule.ts'
import { languageName } from '#contract/languages.ts'
import type { Answer } from '#server/describing/question/read-answer.ts'
import { type CheckedRule, rules } from './rules.ts'

export interface Breach {
  rule: CheckedRule
  /** A hard breach must not be delivered; a soft one is delivered and should be reviewed. */
  isHard: boolean
  /** Codes as the user chose them. */
  languages: string[]
}

type Picture = Omit<JudgedFor, 'language' | 'purpose' | 'others'>

/** When people edit an answer, they edit only its texts. */
type Judged = Pick<Answer, 'purpose' | 'languageVersions'> &
  Partial<Pick<Answer, 'interpretation' | 'decorativeReason'>>

// Safe: the keys of the table are the names.
const namedRules = Object.entries(rules) as [CheckedRule, Rule][]

/**
 * The rules that an answer breaks, each once with its languages; if some languages are certainly wrong and others only doubtful,
 * the rule has two breaches. Empty alt texts are correct for a decorative picture, so only its other texts are checked.
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
    // Interpretation and reason are written in the first language.
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

/** Explains the breaches to the model that is asked again: an English sentence or two for each rule and language. */
export function explainBreaches(breaches: Breach[]): string[] {
  return breaches.flatMap(({ rule, languages }) =>
    languages.map((language) => `${languageName(language, 'en')}: ${rules[rule].advice}`),
  )
}

import type { Field, JudgedFor, JudgedTexts, Rule, RuleOfAll, Verdict } from '#checks/rule.ts'
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

/** What is known of the texts, besides themselves. */
export type JudgedWith = Omit<JudgedFor, 'language' | 'purpose' | 'others'> & {
  /** The texts that were translated. They are right: not judged, and what is judged is compared with them alone. */
  source?: Record<string, JudgedTexts>
}

/** When people edit an answer, they edit only its texts. */
type Judged = Pick<Answer, 'purpose' | 'languageVersions'> &
  Partial<Pick<Answer, 'interpretation' | 'decorativeReason'>>

// Safe: the keys of the table are the names.
const namedRules = Object.entries(rules) as [CheckedRule, Rule][]

/**
 * The rules that an answer breaks, each once with its languages; if some languages are certainly wrong and others only doubtful,
 * the rule has two breaches. Empty alt texts are correct for a decorative picture, so only its other texts are checked.
 */
export function checkAnswer(answer: Judged, { source = {}, ...picture }: JudgedWith): Breach[] {
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
  const list = (texts: Record<string, JudgedTexts>) =>
    Object.entries(texts).map(([language, judged]) => ({ language, ...judged }))
  const all = list(texts)
  const sources = list(source)
  const [first = ''] = Object.keys(texts)

  for (const [name, rule] of namedRules) {
    if ('compare' in rule) {
      for (const language of compare(rule, texts, source)) note(language, name, true)
      continue
    }
    for (const { language, ...judged } of all) {
      const others = [...sources, ...all].filter((one) => one.language !== language)
      const known = { ...picture, language, purpose, others }
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

/** Where there is a source, most languages can be wrong: each is compared with it alone. */
function compare(
  rule: RuleOfAll,
  texts: Record<string, JudgedTexts>,
  source: Record<string, JudgedTexts>,
): string[] {
  if (Object.keys(source).length === 0) return rule.compare(texts)
  return Object.entries(texts)
    .filter(([language, judged]) => rule.compare({ ...source, [language]: judged }).includes(language))
    .map(([language]) => language)
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

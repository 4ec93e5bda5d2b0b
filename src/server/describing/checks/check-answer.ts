import type { Answer } from '#server/describing/question/read-answer.ts'
import { mayBeCode } from './may-be-code.ts'
import type { JudgedFor, JudgedTexts, Rule, Verdict } from './rule.ts'
import { type CheckedRule, rules } from './rules.ts'
import { tellsOfScreen } from './speech/tells-of-screen.ts'

export interface Breach {
  rule: CheckedRule
  /** Must not be delivered; a soft breach is, and somebody should look at it. */
  isHard: boolean
  /** Codes as the user chose them. */
  languages: string[]
}

type Picture = Omit<JudgedFor, 'language' | 'purpose' | 'mayBeCode' | 'others'>

/** Shorter parts come from the stop of an abbreviation, and are no sentences. */
const fewestCharacters = 20
const mostSentences = 5

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
  const note = (language: string, found: Found) => {
    const [name] = found
    const isHard = isSurelyHard(found)
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
    const found = judgeTexts(judged, known)
    const told = found.filter((one) => isSurelyHard(one) && mayBeTold(one, judged.description))
    const isTold = told.length > 0 && tellsOfScreen(judged, language) && isDescribed(judged, known)
    for (const one of found) note(language, isTold && told.includes(one) ? [one[0], 'doubtful'] : one)
  }
  for (const [name, rule] of namedRules)
    if ('compare' in rule) for (const language of rule.compare(texts)) note(language, [name, true])
  judgeAsides(answer, picture, note)
  return breaches
}

/** A rule that is broken, and how surely. */
type Found = [name: CheckedRule, verdict: Exclude<Verdict, false>]

function isSurelyHard([name, verdict]: Found): boolean {
  return rules[name].isHard && verdict !== 'doubtful'
}

function judgeTexts(judged: JudgedTexts, known: JudgedFor): Found[] {
  const found: Found[] = []
  for (const [name, rule] of namedRules) {
    if ('compare' in rule || (known.purpose === 'text' && rule.sparesOwnWords)) continue
    const verdict = rule.judge(judged, known)
    if (verdict) found.push([name, verdict])
  }
  return found
}

function mayBeTold([name]: Found, description: string): boolean {
  const rule = rules[name]
  return 'mayBeTold' in rule && rule.mayBeTold?.(description) === true
}

/** Is something described beside what is told: is the alt text right, and one of the first sentences of the description? */
function isDescribed({ altText, description }: JudgedTexts, known: JudgedFor): boolean {
  const isRight = (texts: JudgedTexts) => !judgeTexts(texts, known).some(isSurelyHard)
  if (!isRight({ altText, description: '' })) return false
  return description
    .split(/(?<=[.!?])\s+/u)
    .filter(({ length }) => length >= fewestCharacters)
    .slice(0, mostSentences)
    .some((sentence) => isRight({ altText: '', description: sentence }))
}

/** Interpretation and reason stand in the first language. */
function judgeAsides(answer: Judged, picture: Picture, note: (language: string, found: Found) => void): void {
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
    for (const [name, rule] of namedRules) {
      const verdict = 'judgeAside' in rule && rule.judgeAside?.(text, known)
      if (verdict) note(language, [name, verdict])
    }
  }
}

import { checkAnswer } from '#server/describing/checks/check-answer.ts'
import { checkNumbers } from '#server/describing/checks/numbers/check-numbers.ts'
import { sortKeywords } from '#server/describing/keywords/sort-keywords.ts'
import {
  falseFriends,
  keywordExamples,
} from '#server/describing/testing/examples/language-rule/keyword-examples.ts'
import {
  type LanguageCase,
  makeLanguageCases,
} from '#server/describing/testing/examples/language-rule/make-language-cases.ts'
import { agreeing, differing } from '#server/describing/testing/examples/language-rule/number-examples.ts'

/** One row of the table: how many cases of a kind in a language, and what went wrong with them. */
export interface Measured {
  rule: 'language' | 'numbers' | 'keywords'
  kind: string
  language: string
  isHeldOut: boolean
  cases: number
  hardFalse: string[]
  softFalse: string[]
  missed: string[]
}

/** Holds languages, numbers and keywords against the new examples. */
export function measureLanguageRules(): Measured[] {
  const rows = new Map<string, Measured>()
  const rowOf = (rule: Measured['rule'], kind: string, language: string, isHeldOut: boolean) => {
    const key = [rule, kind, language, isHeldOut].join('|')
    const row = rows.get(key) ?? {
      rule,
      kind,
      language,
      isHeldOut,
      cases: 0,
      hardFalse: [],
      softFalse: [],
      missed: [],
    }
    rows.set(key, row)
    row.cases += 1
    return row
  }
  for (const one of makeLanguageCases())
    judgeLanguage(one, rowOf('language', one.kind, one.language, one.isHeldOut))
  for (const [index, texts] of agreeing.entries()) {
    const row = rowOf('numbers', 'good', 'all', index % 2 === 1)
    if (checkNumbers(texts).length > 0) row.softFalse.push(JSON.stringify(texts))
  }
  for (const [index, texts] of differing.entries()) {
    const row = rowOf('numbers', 'bad', 'all', index % 2 === 1)
    if (checkNumbers(texts).length === 0) row.missed.push(JSON.stringify(texts))
  }
  for (const [index, [code, text, used, unused]] of keywordExamples.entries())
    judgeKeywords({ [code]: text }, used, unused, (kind) => rowOf('keywords', kind, code, index % 2 === 1))
  for (const [index, [texts, used, unused]] of falseFriends.entries())
    judgeKeywords(texts, used, unused, (kind) =>
      rowOf('keywords', `${kind}, several languages`, 'all', index % 2 === 1),
    )
  return [...rows.values()]
}

function judgeLanguage({ texts, expected }: LanguageCase, row: Measured): void {
  const breaches = checkAnswer(
    { purpose: 'informative', languageVersions: texts },
    { filename: 'picture.jpg', keywords: [] },
  ).filter(({ rule }) => rule === 'language')
  const hard = breaches.filter(({ isHard }) => isHard).flatMap(({ languages }) => languages)
  const soft = breaches.filter(({ isHard }) => !isHard).flatMap(({ languages }) => languages)
  const say = (language: string) =>
    `${row.kind} ${language}: ${texts[language]?.altText} | ${texts[language]?.description}`
  for (const language of hard) if (!expected[language]) row.hardFalse.push(say(language))
  for (const language of soft) if (!expected[language]) row.softFalse.push(say(language))
  for (const [language, verdict] of Object.entries(expected)) {
    const isFound = hard.includes(language) || (verdict === 'soft' && soft.includes(language))
    if (!isFound) row.missed.push(`${soft.includes(language) ? '(soft) ' : ''}${say(language)}`)
  }
}

function judgeKeywords(
  texts: Record<string, string>,
  used: string[],
  unused: string[],
  rowOf: (kind: string) => Measured,
): void {
  const versions = Object.fromEntries(
    Object.entries(texts).map(([code, altText]) => [code, { altText, description: '' }]),
  )
  const sorted = sortKeywords([...used, ...unused], versions)
  for (const keyword of used) {
    const row = rowOf('used')
    if (!sorted.usedKeywords.includes(keyword))
      row.missed.push(`${keyword}: ${Object.values(texts).join(' | ')}`)
  }
  for (const keyword of unused) {
    const row = rowOf('unused')
    if (sorted.usedKeywords.includes(keyword))
      row.softFalse.push(`${keyword}: ${Object.values(texts).join(' | ')}`)
  }
}

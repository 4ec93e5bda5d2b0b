import { checkAnswer } from '#server/describing/checks/check-answer.ts'
import { sortKeywords } from '#server/describing/keywords/sort-keywords.ts'
import {
  falseFriends,
  keywordExamples,
} from '#server/describing/testing/examples/language-rule/keyword-examples.ts'
import {
  type LanguageCase,
  makeLanguageCases,
} from '#server/describing/testing/examples/language-rule/make-language-cases.ts'
import { makeSecondLanguageCases } from '#server/describing/testing/examples/language-rule/make-second-language-cases.ts'
import { agreeing, differing } from '#server/describing/testing/examples/language-rule/number-examples.ts'
import { secondKeywordExamples } from '#server/describing/testing/examples/language-rule/second-keyword-examples.ts'
import {
  type SaidTexts,
  secondAgreeing,
  secondDiffering,
} from '#server/describing/testing/examples/language-rule/second-number-examples.ts'

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

/** Holds languages, numbers and keywords against a set of examples. */
export function measureLanguageRules(set: LanguageRuleSet): Measured[] {
  const rows = new Map<string, Measured>()
  const rowOf: RowOf = (rule, kind, language, isHeldOut) => {
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
  const { languages, agreeing, differing, keywords } = examplesOf[set]()
  for (const one of languages) judgeLanguage(one, rowOf('language', one.kind, one.language, one.isHeldOut))
  for (const [index, texts] of agreeing.entries()) {
    const row = rowOf('numbers', `good${placeOf(texts)}`, 'all', index % 2 === 1)
    if (findNumbers(texts)) row.softFalse.push(JSON.stringify(texts))
  }
  for (const [index, texts] of differing.entries()) {
    const row = rowOf('numbers', `bad${placeOf(texts)}`, 'all', index % 2 === 1)
    if (!findNumbers(texts)) row.missed.push(JSON.stringify(texts))
  }
  for (const { kind, language, isHeldOut, texts, used, unused } of keywords)
    judgeKeywords(texts, used, unused, (verdict) =>
      rowOf('keywords', `${verdict}${kind}`, language, isHeldOut),
    )
  return [...rows.values()]
}

/** The second was written before its author had read the rules, for what the first is weakest in. */
export type LanguageRuleSet = 'first' | 'second'

interface Examples {
  languages: LanguageCase[]
  agreeing: SaidTexts[]
  differing: SaidTexts[]
  keywords: KeywordCase[]
}

interface KeywordCase {
  kind: string
  language: string
  isHeldOut: boolean
  texts: Record<string, string>
  used: string[]
  unused: string[]
}

type RowOf = (rule: Measured['rule'], kind: string, language: string, isHeldOut: boolean) => Measured

const examplesOf: Record<LanguageRuleSet, () => Examples> = {
  first: () => ({
    languages: makeLanguageCases(),
    agreeing,
    differing,
    keywords: [
      ...keywordExamples.map(([code, text, used, unused], index) => ({
        kind: '',
        language: code,
        isHeldOut: index % 2 === 1,
        texts: { [code]: text },
        used,
        unused,
      })),
      ...readKeywords(', several languages', falseFriends),
    ],
  }),
  second: () => ({
    languages: makeSecondLanguageCases(),
    agreeing: secondAgreeing,
    differing: secondDiffering,
    keywords: readKeywords('', secondKeywordExamples),
  }),
}

function readKeywords(kind: string, examples: typeof secondKeywordExamples): KeywordCase[] {
  return examples.map(([texts, used, unused], index) => ({
    kind,
    language: 'all',
    isHeldOut: index % 2 === 1,
    texts,
    used,
    unused,
  }))
}

function placeOf(texts: SaidTexts): string {
  return Object.values(texts).some((said) => typeof said !== 'string') ? ', description' : ''
}

function findNumbers(texts: SaidTexts): boolean {
  const versions = Object.entries(texts).map(([language, said]) => {
    const [altText, description] = typeof said === 'string' ? [said, ''] : said
    return [language, { altText, description }]
  })
  return checkAnswer(
    { purpose: 'informative', languageVersions: Object.fromEntries(versions) },
    { filename: 'picture.jpg', keywords: [] },
  ).some(({ rule }) => rule === 'numbers')
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

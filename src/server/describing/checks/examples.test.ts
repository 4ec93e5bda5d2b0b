import { expect, test } from 'vitest'
import { checkAnswer } from './check-answer.ts'
import { czech } from './examples/czech.ts'
import { english } from './examples/english.ts'
import { german } from './examples/german.ts'
import { hungarian } from './examples/hungarian.ts'
import { italian } from './examples/italian.ts'
import { ownLanguage } from './examples/own-language.ts'
import { polish } from './examples/polish.ts'
import { slovene } from './examples/slovene.ts'
import { spanish } from './examples/spanish.ts'
import type { CheckedRule } from './rules.ts'

const byCode = {
  cz: czech,
  de: german,
  en: english,
  es: spanish,
  hu: hungarian,
  it: italian,
  pl: polish,
  sl: slovene,
}

const refused = Object.entries(byCode).flatMap(([language, examples]) =>
  // Safe: the keys of the table are the names.
  (Object.entries(examples.refused) as [CheckedRule, string[]][]).flatMap(([rule, texts]) =>
    texts.map((text) => ({ language, rule, text })),
  ),
)
const good = Object.entries(byCode).flatMap(([language, examples]) =>
  examples.good.map((text) => ({ language, text })),
)

test.each(refused)('$language: “$text” breaks $rule', ({ language, rule, text }) => {
  expect(hardRulesOf(text, language)).toContain(rule)
})

test.each(good)('$language: “$text” is delivered', ({ language, text }) => {
  expect(hardRulesOf(text, language)).toEqual([])
})

/** With a good text of its language at its side. */
function hardRulesOf(written: string, language: string): CheckedRule[] {
  const [altText = '', description = ''] = ownLanguage[language]?.[0] ?? []
  const texts = written.startsWith('#')
    ? { altText, description: written.slice(1) }
    : { altText: written, description }
  const found = checkAnswer(
    { purpose: 'informative', languageVersions: { [language]: texts } },
    { keywords: [] },
  )
  return found.filter(({ isHard }) => isHard).map(({ rule }) => rule)
}

import { expect, test } from 'vitest'
import { builtInLanguages } from '#contract/languages.ts'
import { keyLanguages } from './key-languages.ts'
import { writeLanguageRules } from './write-language-rules.ts'

const ruleOf = (language: string) =>
  writeLanguageRules(keyLanguages([language]))
    .split('\n')
    .at(-1)

test('each language that is asked for has a line, and no other', () => {
  expect(writeLanguageRules(keyLanguages(['de', 'Platt', 'en']))).toMatch(
    /^# Languages\n.+\n- de: .+\n- custom_1: .+\n- en: .+$/,
  )
})

const unknown = ruleOf('Ladinisch')

test.each(builtInLanguages.map(({ code }) => code))(
  '%s has its own numbers, quotation marks and dates',
  (code) => {
    expect(ruleOf(code)).toMatch(/^- \w+: .*\d,\d+.*(„…“|„…”|“…”|«…»|»…«).*2026/)
  },
)

test.each([
  ['Deutsch (Schweiz)', 'ss instead of ß'],
  ['Schweizerdeutsch', 'ss instead of ß'],
  ['Swiss German', 'ss instead of ß'],
  ['Deutsch (Österreich)', 'Austrian words (Jänner, Sackerl)'],
  ['Österreichisches Deutsch', 'Austrian words (Jänner, Sackerl)'],
  ['de', 'Austrian words where the material is Austrian'],
  ['Leichte Sprache', 'at most eight words'],
  ['Deutsch (Leichte Sprache)', 'at most eight words'],
  ['Leichte Sprache (Schweiz)', 'ss instead of ß'],
  ['Einfache Sprache', 'at most fifteen words'],
  ['Einfache Sprache', '1.234,5'],
  ['Plain English', 'at most fifteen words'],
  ['Easy Read', 'at most eight words'],
  ['Französisch', '« … »'],
  ['Niederländisch', '5 mei 2026'],
])('%s: %s', (language, piece) => {
  expect(ruleOf(language)).toContain(piece)
})

test.each(['Französisch (Schweiz)', 'Italienisch (Schweiz)', 'Schwedisch', 'Plattdeutsch', 'Slowakisch'])(
  'the rule for %s does not contain those for German',
  (language) => {
    expect(ruleOf(language)).not.toMatch(/ß|„…“/)
  },
)

test('the rule for an unknown language is to write as its speakers do', () => {
  expect(unknown).toBe('- custom_1: decimal sign, quotation marks and dates as its speakers write them')
})

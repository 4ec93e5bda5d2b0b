import { expect, test } from 'vitest'
import { explainBreaches } from './check-answer.ts'
import { type CheckedRule, rules } from './rules.ts'

test('each rule and language has a sentence of its own', () => {
  const sentences = explainBreaches([
    { rule: 'opening', isHard: false, languages: ['de', 'cz'] },
    { rule: 'label', isHard: true, languages: ['Latein'] },
  ])
  expect(sentences).toEqual([
    'German: a text begins by saying that it is a picture. Begin with what can be seen.',
    'Czech: a text begins by saying that it is a picture. Begin with what can be seen.',
    'Latein: a text begins with a label such as “Alt text:” or a language’s name. Begin with the text itself.',
  ])
})

test.each(Object.keys(rules) as CheckedRule[])('there are words for %s', (rule) => {
  const [sentence] = explainBreaches([{ rule, isHard: true, languages: ['en'] }])
  expect(sentence).toMatch(/^English: .{20,}\.$/)
})

test('nothing broken, nothing said', () => {
  expect(explainBreaches([])).toEqual([])
})

import { expect, test } from 'vitest'
import { checkHedging, hedgingRule } from './check-hedging.ts'

test.each([
  ['en', 'It appears to be a dog or possibly a wolf'],
  ['en', 'On the fence sits a bird, perhaps a buzzard or a hawk'],
  ['de', 'Zwei Männer am Wagen. Es sieht so aus, als wechselten sie vermutlich einen Reifen.'],
  ['de', 'Auf dem Teller liegt vermutlich Huhn oder Pute'],
  ['it', 'Sul ramo c’è un rapace, forse una poiana o un nibbio'],
  ['es', 'Da la impresión de que buscan una fuga, aunque tal vez instalen fibra'],
  ['cz', 'Na talíři leží řízek, může to být kuřecí nebo vepřový'],
  ['hu', 'Úgy látszik, lerobbant az autójuk, vagy esetleg olajat cserélnek'],
  ['pl', 'Na gałęzi siedzi ptak, być może dzięcioł albo kowalik'],
  ['sl', 'Na drogu sedi ujeda, morda kanja ali pa skobec'],
])('a text in %s that guesses twice, or leaves a choice, is to be looked at: %s', (language, text) => {
  expect(checkHedging(text, language)).toBe(true)
})

test.each([
  ['en', 'A terrace with empty tables, perhaps because of the rain'],
  ['en', 'Perhaps the café is closed. The shutters are down, and it may be winter.'],
  ['de', 'Plakat „Vielleicht morgen, vielleicht nie oder später“'],
  ['it', 'Mercato con poca gente, forse per la pioggia'],
  ['pl', 'Taras z pustymi stolikami, może przez deszcz'],
  ['xx', 'perhaps or possibly'],
])('a text in %s that is unsure once in a sentence is not: %s', (language, text) => {
  expect(checkHedging(text, language)).toBe(false)
})

test('an alt text that guesses in each of its two sentences is to be looked at, a description is not', () => {
  const guessing = 'Perhaps the café is closed. The shutters are down, and it may be winter.'
  const known = {
    language: 'en',
    filename: '',
    keywords: [],
    purpose: 'informative',
    mayBeCode: false,
    others: [],
  } as const
  const judge = (altText: string, description: string) =>
    hedgingRule.judge({ altText, description }, { ...known, keywords: [] })
  expect(judge(guessing, 'A street in the evening.')).toBe(true)
  expect(judge('A street in the evening', guessing)).toBe(false)
})

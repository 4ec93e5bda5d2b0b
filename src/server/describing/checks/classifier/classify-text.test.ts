import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readLessons, readProse, taughtSets } from '#server/describing/checks/testing/read-lessons.ts'
import { classifyTexts } from './classify-text.ts'
import { buckets } from './features.ts'
import { modelFile, readModel, scoresOf, writeModel } from './model.ts'
import { trainModel } from './train-model.ts'

const judged = {
  language: 'en',
  filename: 'picture.jpg',
  keywords: [],
  purpose: 'informative' as const,
  mayBeCode: false,
  others: [],
}
const good = {
  altText: 'Windmill by a canal',
  description: 'All around lies a wide square in evening light.',
}

test('the model is the one that the texts teach: `npm run train:checks` makes it anew', () => {
  const taught = writeModel(trainModel([...readLessons(taughtSets), ...readProse()]))
  expect(taught.equals(readFileSync(modelFile))).toBe(true)
})

test.each([
  ['refusal', 'Whatever it was that you sent never made it through, so there is nothing for me to tell you.'],
  ['placeholder', 'Someone from the archive should add a description here once the date is known.'],
  ['instruction', 'Two hens in a yard. I went for the shorter wording because the other felt heavy.'],
] as const)('what is a %s is one in words that no rule has, in either text', (fault, text) => {
  expect(classifyTexts({ ...good, altText: text }, judged)).toBe(fault)
  expect(classifyTexts({ ...good, description: text }, judged)).toBe(fault)
})

test('good texts are none of them', () => {
  expect(classifyTexts(good, judged)).toBeNull()
})

const fault = {
  ...good,
  description: 'Sorry, I was not able to open what you sent me, so I can say nothing about it.',
}

test.each([
  ['of a language that it has not learned', { language: 'Französisch' }],
  ['of a picture of words', { purpose: 'text' as const }],
  ['of a button', { purpose: 'functional' as const }],
  ['of code', { mayBeCode: true }],
])('it judges no texts %s', (_, changes) => {
  expect(classifyTexts(fault, judged)).toBe('refusal')
  expect(classifyTexts(fault, { ...judged, ...changes })).toBeNull()
})

test('what a picture says in quotation marks counts for nothing, nor what is too long', () => {
  const { description } = fault
  for (const text of [`Poster: “${description}”`, `${description} `.repeat(4)])
    expect(classifyTexts({ ...good, description: text }, judged)).toBeNull()
})

test('a model is read as it was written, and adds up what its features weigh', () => {
  const steps = new Int8Array(3 * buckets).fill(7, 0, 3)
  steps[4] = -3
  const model = { step: 0.5, biases: [1, -2, 0.25], steps }
  const read = readModel(writeModel(model))
  expect(read).toEqual(model)
  expect(scoresOf(read, [Int32Array.of(0, 1, 2, 3)])).toEqual([1 + 7 / 4, -2 + 4 / 4, 0.25 + 7 / 4])
})

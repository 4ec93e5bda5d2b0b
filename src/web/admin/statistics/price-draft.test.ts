import { expect, test } from 'vitest'
import { draftOf, readPriceDraft } from './price-draft.ts'

test('prices are shown as typed, and are read again as the same', () => {
  const prices = { inputCents: 93, cachedInputCents: 0, outputCents: 100_000 }
  expect(draftOf(prices, 'de')).toEqual({
    inputCents: '0,93',
    cachedInputCents: '0,00',
    outputCents: '1000,00',
  })
  expect(readPriceDraft(draftOf(prices, 'de'), 'de')).toEqual({ prices })
  expect(readPriceDraft(draftOf(prices, 'en'), 'en')).toEqual({ prices })
})

test('all errors are reported at once, and an empty field is not zero', () => {
  expect(readPriceDraft({ inputCents: '1', cachedInputCents: '0,005', outputCents: '' }, 'de')).toEqual({
    problems: [
      { kind: 'cachedInputCents', problem: 'tooManyDecimals' },
      { kind: 'outputCents', problem: 'invalid' },
    ],
  })
  expect(draftOf(null, 'de')).toEqual({ inputCents: '', cachedInputCents: '', outputCents: '' })
})

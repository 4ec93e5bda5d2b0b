import { expect, test } from 'vitest'
import { CallError } from '#web/http/call-error.ts'
import { readShortfall, withBalance } from './read-shortfall.ts'

const body = {
  message: 'Insufficient credits for this job.',
  code: 'insufficient_credits',
  imageCount: 7,
  languageCount: 3,
  estimatedCostEuros: 3.78,
  currentBalance: 229,
  shortfallEuros: 1.49,
  affordableImages: 4,
}

const refused = (said: object = body) => new CallError(402, '', JSON.stringify(said))

test('the figures of a refusal are whole cents', () => {
  expect(readShortfall(refused())).toEqual({
    images: 7,
    languages: 3,
    perImageCents: 54,
    costCents: 378,
    balanceCents: 229,
    missingCents: 149,
    affordableImages: 4,
  })
})

test('euros that binary fractions miss are the cents that were meant', () => {
  const odd = { ...body, estimatedCostEuros: 1.1 * 3, imageCount: 6, shortfallEuros: 0.1 + 0.2 }
  expect(readShortfall(refused(odd))).toMatchObject({ costCents: 330, perImageCents: 55, missingCents: 30 })
})

test('another refusal, and one without its figures, has none', () => {
  expect(readShortfall(refused({ ...body, code: 'job_already_running' }))).toBeNull()
  expect(readShortfall(refused({ message: 'x', code: 'insufficient_credits' }))).toBeNull()
})

test('the five figures of the specification are enough, with the sentence alone or with the code', () => {
  const { affordableImages: _, code, ...five } = body
  const reckoned = { images: 7, perImageCents: 54, missingCents: 149, affordableImages: 4 }
  expect(readShortfall(refused(five))).toMatchObject(reckoned)
  expect(readShortfall(refused({ ...five, code }))).toMatchObject(reckoned)
  expect(readShortfall(new CallError(400, '', JSON.stringify(five)))).toMatchObject(reckoned)
  expect(readShortfall(new CallError(400, '', JSON.stringify({ ...five, message: 'No.' })))).toBeNull()
})

test('against the balance that it was refused with, it is the same reckoning', () => {
  const shortfall = readShortfall(refused())
  expect(shortfall && withBalance(shortfall, 229)).toEqual(shortfall)
})

test('a balance that grew misses less, or nothing', () => {
  const shortfall = readShortfall(refused())
  expect(shortfall && withBalance(shortfall, 377)).toMatchObject({ missingCents: 1, affordableImages: 6 })
  expect(shortfall && withBalance(shortfall, 1_378)).toMatchObject({
    missingCents: -1_000,
    affordableImages: 7,
  })
})

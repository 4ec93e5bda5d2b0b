import { expect, test } from 'vitest'
import { CallError } from '#web/http/call-error.ts'
import { missingCents } from './retry-refusal.tsx'

const details = {
  imageCount: 10,
  languageCount: 1,
  estimatedCostEuros: 4.2,
  currentBalance: 100,
  shortfallEuros: 3.2,
  affordableImages: 2,
}
const refusal = (status: number, body: object) => new CallError(status, '', JSON.stringify(body))

test('a start with insufficient credit says how much is missing', () => {
  const error = refusal(402, { code: 'insufficient_credits', message: '', ...details })
  expect(missingCents(error)).toBe(320)
})

test('every other failure is not about credit', () => {
  expect(missingCents(refusal(409, { code: 'job_already_running', message: '' }))).toBeNull()
  expect(missingCents(refusal(402, { code: 'insufficient_credits', message: '' }))).toBeNull()
  expect(missingCents(new TypeError('offline'))).toBeNull()
})

import { expect, test } from 'vitest'
import { CallError } from '#web/http/call-error.ts'
import { isUnverified } from './unverified-account.ts'

const refused = (status: number, body: object) => new CallError(status, '', JSON.stringify(body))

test('the message, the flag and the code each suffice to say that an address is not verified', () => {
  expect(isUnverified(refused(401, { message: 'E-Mail-Adresse nicht bestätigt' }))).toBe(true)
  expect(isUnverified(refused(403, { needsVerification: true }))).toBe(true)
  expect(isUnverified(refused(403, { message: 'x', code: 'email_not_verified' }))).toBe(true)
})

test('other refusals and failures do not', () => {
  expect(isUnverified(refused(401, { message: 'Falsch.', code: 'invalid_credentials' }))).toBe(false)
  expect(isUnverified(refused(403, { needsVerification: false }))).toBe(false)
  expect(isUnverified(new CallError(502, 'Bad gateway', '<h1>no</h1>'))).toBe(false)
  expect(isUnverified(new TypeError('no answer'))).toBe(false)
})

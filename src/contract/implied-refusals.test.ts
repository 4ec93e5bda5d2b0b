import { expect, test } from 'vitest'
import { defineEndpoint } from './endpoint.ts'
import { currentUser, login, logout } from './endpoints/accounts.ts'
import { userDetail } from './endpoints/admin.ts'
import { stripeWebhook } from './endpoints/credits.ts'
import { verifyEmail } from './endpoints/recovery.ts'
import { startJob } from './endpoints/starting.ts'
import { refusalsOf } from './implied-refusals.ts'

test('access implies who is refused', () => {
  expect(refusalsOf(logout)).not.toContain('not_signed_in')
  expect(refusalsOf(currentUser)).toEqual(['not_signed_in'])
  expect(refusalsOf(userDetail)).toEqual(['not_signed_in', 'admins_only', 'invalid_input', 'not_found'])
})

test('a method that changes something implies that other websites are refused', () => {
  expect(refusalsOf(logout)).toEqual(['cross_site'])
  expect(refusalsOf(currentUser)).not.toContain('cross_site')
  expect(refusalsOf(verifyEmail)).toContain('cross_site')
})

test('a body, a form and a media type imply what they may not be; the call’s own come last', () => {
  expect(refusalsOf(login)).toEqual([
    'cross_site',
    'invalid_input',
    'body_too_large',
    'body_too_slow',
    'unsupported_media_type',
    'unsupported_encoding',
    'unsupported_charset',
    'invalid_credentials',
    'account_suspended',
    'email_not_verified',
    'single_sign_on_only',
    'rate_limited',
  ])
  expect(refusalsOf(startJob)).toEqual(expect.arrayContaining(['invalid_input', 'unsupported_media_type']))
  // Its signature covers the raw bytes: no schema reads them before it has been verified.
  expect(refusalsOf(stripeWebhook)).toEqual(expect.arrayContaining(['invalid_input', 'body_too_large']))
})

test('a call that lists what is implied anyway does not compile', () => {
  // @ts-expect-error
  defineEndpoint({ ...currentUser, config: { access: 'user', refusals: ['not_signed_in'] } })
})

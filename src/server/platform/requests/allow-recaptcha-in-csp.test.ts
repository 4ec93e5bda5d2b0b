import { expect, test } from '#server/testing/test.ts'
import { allowRecaptchaInCsp } from './allow-recaptcha-in-csp.ts'

const policy = "default-src 'none';script-src 'self';connect-src 'self';frame-ancestors 'self'"

test('Google’s own script is allowed with what it loads and frames, and nothing else', () => {
  const google = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'
  expect(allowRecaptchaInCsp(policy, 'https://www.google.com/recaptcha/api.js').split(';')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${google}`,
    `connect-src 'self' ${google}`,
    "frame-ancestors 'self'",
    `frame-src ${google}`,
  ])
})

test('a script of another host is allowed by its origin', () => {
  expect(allowRecaptchaInCsp(policy, 'http://127.0.0.1:9/recaptcha/api.js')).toContain(
    "script-src 'self' http://127.0.0.1:9;",
  )
})

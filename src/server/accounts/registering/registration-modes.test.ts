import { expect, test } from 'vitest'
import { readSettings, SettingsProblem } from '#server/platform/read-settings.ts'
import { refuseRegistration } from './refuse-registration.ts'

const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'bildwort@example.org' }
const ofDomains = (REGISTRATION_DOMAINS: string, more = {}) =>
  readSettings({ ...mail, REGISTRATION_DOMAINS, ...more })
const refusalOf = (settings: ReturnType<typeof readSettings>, email: string) => {
  try {
    refuseRegistration(settings, email)
  } catch (error) {
    return error
  }
}

test('registration is open by default', () => {
  expect(refusalOf(readSettings({}), 'anna@example.org')).toBeUndefined()
})

test.for([
  ['closed', 'registration_closed'],
  ['invitation', 'invitation_needed'],
])('with REGISTRATION=%s nobody registers by themselves: %s', ([mode, code]) => {
  expect(refusalOf(readSettings({ REGISTRATION: mode }), 'anna@example.org')).toMatchObject({ code })
})

test.for([
  ['anna@example.org', 'open'],
  ['ANNA@Example.ORG', 'invitation'],
  ['anna@xn--mller-kva.example', 'open'],
  ['anna@XN--MLLER-KVA.example', 'invitation'],
])('%s is of a domain that may, with REGISTRATION=%s', ([email, mode]) => {
  const settings = ofDomains('Example.org, @müller.example', { REGISTRATION: mode })
  expect(refusalOf(settings, email!)).toBeUndefined()
})

test.for([
  'anna@mail.example.org',
  'anna@example.org.evil.example',
  'anna@notexample.org',
  '"a@example.org"@evil.example',
])('%s is not, and is told which are', (email) => {
  expect(refusalOf(ofDomains('example.org müller.example'), email)).toMatchObject({
    code: 'address_not_allowed',
    details: { domains: 'example.org, müller.example' },
  })
})

test('users who register by domain must verify the address before anything else', () => {
  expect(ofDomains('example.org').REQUIRE_EMAIL_VERIFICATION).toBe(true)
  expect(() => readSettings({ REGISTRATION_DOMAINS: 'example.org' })).toThrow('SMTP_URL: is missing')
})

test.for(['example', '*.example.org', 'anna@example.org', 'https://example.org', '.example.org'])(
  '%s is no valid mail domain',
  (domain) => {
    expect(() => ofDomains(domain)).toThrow(SettingsProblem)
  },
)

test('REGISTRATION_DOMAINS with closed registration stops the start', () => {
  expect(() => ofDomains('example.org', { REGISTRATION: 'closed' })).toThrow('REGISTRATION_DOMAINS')
})

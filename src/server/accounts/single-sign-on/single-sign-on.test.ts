import { randomUUID } from 'node:crypto'
import { listRecords } from '#server/accounts/single-sign-on/testing/list-records.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'
import { type Claims, startIssuerStandIn } from '#stand-ins/issuer/start-issuer-stand-in.ts'
import { callbackPath } from './open-issuer.ts'
import { openBrowser } from './testing/open-browser.ts'

const home = 'http://localhost:3000'

const test = plainTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures it must make first.
  .extend('issuer', { scope: 'file' }, async ({}, { onCleanup }) => {
    const issuer = await startIssuerStandIn()
    issuer.allowRedirect(home + callbackPath)
    onCleanup(issuer.close)
    return issuer
  })
  .extend('environment', { scope: 'file' }, ({ issuer }) => ({
    PUBLIC_URL: home,
    OIDC_ISSUER: issuer.issuer,
    OIDC_CLIENT_ID: issuer.clientId,
    OIDC_CLIENT_SECRET: issuer.clientSecret,
    OIDC_ADMIN_GROUP: 'staff',
  }))

/** Somebody whom the issuer knows, by an address of their own. */
function somebody(people: Map<string, Claims>, claims: Claims = {}) {
  const subject = `s-${randomUUID().slice(0, 8)}`
  const email = claims.email ?? `${subject}@example.org`
  people.set(subject, { email, email_verified: true, preferred_username: subject, ...claims })
  return { subject, email }
}

test('who is new gets an account at the first sign-in, and the same one at the next', async ({
  app,
  issuer,
  platform,
}) => {
  const { subject, email } = somebody(issuer.people, { locale: 'en-GB' })
  const first = openBrowser(app)
  expect(await first.signIn(subject)).toBe('/')
  const anna = await first.user()
  expect(anna).toMatchObject({
    username: subject,
    email,
    isVerified: true,
    language: 'en',
    creditBalance: 500,
  })
  const second = openBrowser(app)
  expect(await second.signIn(subject, '?to=konto')).toBe('/konto')
  expect((await second.user()).id).toBe(anna.id)
  expect(await listRecords(platform.db, anna.id)).toEqual([
    'registered',
    'single_sign_on_linked',
    'signed_in_by_issuer',
    'signed_in_by_issuer',
  ])
  expect((await second.app('GET', '/api/user/single-sign-on')).body).toMatchObject({
    hasPassword: false,
    isFresh: true,
  })
})

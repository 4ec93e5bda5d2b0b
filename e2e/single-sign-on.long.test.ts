import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIssuerStandIn } from '#stand-ins/issuer/start-issuer-stand-in.ts'
import { openStage, type Stage } from './harness/open-stage.ts'
import { openStoryPage, say, told } from './harness/story-language.ts'

let issuer: Awaited<ReturnType<typeof startIssuerStandIn>>
let stage: Stage

beforeAll(async () => {
  issuer = await startIssuerStandIn()
  stage = await openStage({
    OIDC_ISSUER: issuer.issuer,
    OIDC_CLIENT_ID: issuer.clientId,
    OIDC_CLIENT_SECRET: issuer.clientSecret,
    OIDC_NAME: 'Stadtwerke',
  })
  issuer.allowRedirect(`${stage.url}/api/login/oidc/callback`)
})

afterAll(async () => {
  await stage?.close()
  await issuer?.close()
})

test('a user of the issuer signs in without a password, the first time and again', async () => {
  issuer.people.set('greta', {
    email: 'greta@example.org',
    email_verified: true,
    preferred_username: 'Greta',
  })
  const { page, complaints, close } = await openStoryPage(stage.browser)
  const toIssuer = page.getByRole('link', { name: say('Mit Stadtwerke anmelden') })
  await page.goto(`${stage.url}/auth`)
  await toIssuer.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText(told('wurde abgebrochen', 'was cancelled')).waitFor()
  await toIssuer.click()
  await page.getByRole('button', { name: 'greta' }).click()
  await page.getByRole('heading', { name: say('Ihr Konto wartet auf die Freischaltung') }).waitFor()

  await page.goto(`${stage.url}/konto`)
  await page.getByText(told('Verbunden mit Stadtwerke seit', 'Linked to Stadtwerke since')).waitFor()
  await page
    .getByText(told('Sie können sich nur mit Stadtwerke anmelden', 'Stadtwerke is the only way to sign in'))
    .waitFor()
  await page.context().clearCookies({ name: 'bildwort_session' })

  // The issuer still has its session.
  await page.goto(`${stage.url}/auth`)
  await toIssuer.click()
  await page.getByRole('heading', { name: say('Ihr Konto wartet auf die Freischaltung') }).waitFor()
  expect(complaints.filter((complaint) => !/status of 401/.test(complaint))).toEqual([])
  await close()
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIssuerStandIn } from '#stand-ins/issuer/start-issuer-stand-in.ts'
import { openPage } from './harness/open-page.ts'
import { openStage, type Stage } from './harness/open-stage.ts'

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

test('who is known to the issuer signs in without a password, the first time and again', async () => {
  issuer.people.set('greta', {
    email: 'greta@example.org',
    email_verified: true,
    preferred_username: 'Greta',
  })
  const { page, complaints, close } = await openPage(stage.browser, { locale: 'de-DE' })
  const toIssuer = page.getByRole('link', { name: 'Mit Stadtwerke anmelden' })
  await page.goto(`${stage.url}/auth`)
  await toIssuer.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('wurde abgebrochen').waitFor()
  await toIssuer.click()
  await page.getByRole('button', { name: 'greta' }).click()
  await page.getByRole('heading', { name: 'Ihr Konto wartet auf die Freischaltung' }).waitFor()

  await page.goto(`${stage.url}/konto`)
  await page.getByText('Verbunden mit Stadtwerke seit').waitFor()
  await page.getByText('Stadtwerke ist der einzige Weg hinein').waitFor()
  await page.context().clearCookies({ name: 'bildwort_session' })

  // The issuer still knows who it is.
  await page.goto(`${stage.url}/auth`)
  await toIssuer.click()
  await page.getByRole('heading', { name: 'Ihr Konto wartet auf die Freischaltung' }).waitFor()
  expect(complaints.filter((complaint) => !/status of 401/.test(complaint))).toEqual([])
  await close()
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRecaptchaStandIn } from '#stand-ins/recaptcha/start-recaptcha-stand-in.ts'
import { openPage } from './harness/open-page.ts'
import { openStage, type Stage } from './harness/open-stage.ts'

let recaptcha: Awaited<ReturnType<typeof startRecaptchaStandIn>>
let stage: Stage

beforeAll(async () => {
  recaptcha = await startRecaptchaStandIn({ secret: 'secret-of-recaptcha' })
  stage = await openStage({
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET_KEY: recaptcha.secret,
    RECAPTCHA_VERIFY_URL: recaptcha.verifyUrl,
    RECAPTCHA_SCRIPT_URL: recaptcha.scriptUrl,
  })
})

afterAll(async () => {
  await stage?.close()
  await recaptcha?.close()
})

test('only the register tab loads reCAPTCHA, and a visitor who counts as a machine is refused', async () => {
  const { page, complaints, close } = await openPage(stage.browser, { locale: 'de-DE' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const isForeign = (url: string) => url.startsWith(recaptcha.url)
  await page.goto(`${stage.url}/auth`)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).waitFor()
  expect(asked.filter(isForeign)).toEqual([])

  await page.getByRole('tab', { name: 'Registrieren' }).click()
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill('greta@example.org')
  await page.getByLabel('Benutzername', { exact: true }).fill('Greta')
  await page.getByLabel('Passwort', { exact: true }).fill('a horse with a battery')
  recaptcha.set({ score: 0.1 })
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await page
    .getByRole('main')
    .getByText('Die Prüfung gegen automatische Anmeldungen ist fehlgeschlagen.')
    .waitFor()
  recaptcha.set({ score: 0.9 })
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await page.getByRole('heading', { name: 'Ihr Konto wartet auf die Freischaltung' }).waitFor()
  expect(recaptcha.checks).toHaveLength(2)
  expect(complaints.filter((complaint) => !/status of 400/.test(complaint))).toEqual([])
  await close()
})

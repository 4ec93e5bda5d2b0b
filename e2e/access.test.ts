import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage } from './harness/open-page.ts'
import { openStage, type Stage } from './harness/open-stage.ts'
import { walk } from './harness/walk.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})

afterAll(() => stage?.close())

test('a wrong password is said in a toast and in the page', async () => {
  const { page, close } = await openPage(stage.browser, { locale: 'de-DE' })
  await page.goto(`${stage.url}/auth`)
  await page.getByLabel('Benutzername oder E-Mail-Adresse').fill('admin')
  await page.getByLabel('Passwort', { exact: true }).fill('not-the-password')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  const toast = page.getByRole('region', { name: /^Meldungen/ }).getByRole('listitem')
  for (const place of [toast, page.getByRole('main')]) {
    await place.getByText('Anmeldung fehlgeschlagen', { exact: true }).waitFor()
    await place.getByText('Benutzername oder Passwort ist falsch.', { exact: true }).waitFor()
  }
  await close()
})

test('a visitor of a page for users is sent to sign in, behind a spinner while nobody knows who they are', async () => {
  const { page, close } = await openPage(stage.browser, { locale: 'de-DE' })
  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/user', async (route) => {
    await isAsked
    await route.continue()
  })
  await page.goto(`${stage.url}/results`)
  await page.getByRole('main').getByRole('status').waitFor()
  expect(new URL(page.url()).pathname).toBe('/results')
  answer()
  await page.waitForURL(`${stage.url}/auth`)
  await page.getByRole('heading', { name: 'Anmelden' }).waitFor()
  await close()
})

test('somebody who is signed in is led from the sign-in to the upload home, and out by signing out', async () => {
  const { page, close } = await openPage(stage.browser, { locale: 'de-DE' })
  await walk.signIn(page, stage.url)
  await page.goto(`${stage.url}/auth`)
  await page.getByText('Sie sind als admin angemeldet.').waitFor()
  await page.waitForURL(`${stage.url}/`)
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.waitForURL(`${stage.url}/auth`)
  await page.goto(`${stage.url}/results`)
  await page.waitForURL(`${stage.url}/auth`)
  await close()
})

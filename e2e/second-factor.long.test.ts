import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '#server/testing/second-factor.ts'
import { makeUser, userPassword } from './harness/make-user.ts'
import { openStage, type Stage } from './harness/open-stage.ts'
import { openStoryPage, say, storyLanguage } from './harness/story-language.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})

afterAll(() => stage?.close())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('a user sets up a second factor, signs in with it, and after losing the phone with a recovery code', async () => {
  await makeUser(stage.url, 'vera', storyLanguage)
  const { page, complaints, close } = await openStoryPage(stage.browser)
  await page.goto(`${stage.url}/auth`)
  await signIn(page)
  await page.getByRole('heading', { name: say('Bilder beschreiben lassen') }).waitFor()

  await page.goto(`${stage.url}/konto`)
  await button(page, say('Authenticator-App einrichten')).click()
  await page.getByRole('img', { name: say('QR-Code mit dem geheimen Schlüssel für Ihre App') }).waitFor()
  const shown = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  const secret = shown!.replaceAll(' ', '')
  await page.getByLabel(say('Aktueller Code aus der App')).fill(codeOf(secret))
  await button(page, say('Einrichten')).click()
  const codes = page.getByRole('region', { name: say('Ihre Wiederherstellungscodes') }).getByRole('listitem')
  await codes.first().waitFor()
  const recoveryCode = await codes.first().textContent()
  expect(await codes.count()).toBe(10)
  await button(page, say('Ich habe die Codes gesichert')).click()
  await page.getByText(say('Noch 10 Codes übrig.')).waitFor()

  await signOutAndIn(page)
  // The code of the next step: the previous one is used.
  await page.getByLabel(say('Code aus Ihrer App')).fill(codeOf(secret, 1))
  await button(page, say('Anmelden')).click()
  await page.getByRole('heading', { name: say('Bilder beschreiben lassen') }).waitFor()

  await signOutAndIn(page)
  await button(page, say('Wiederherstellungscode verwenden')).click()
  await page.getByLabel(say('Wiederherstellungscode'), { exact: true }).fill(recoveryCode!.toLowerCase())
  await button(page, say('Anmelden')).click()
  await page.getByRole('heading', { name: say('Bilder beschreiben lassen') }).waitFor()
  await page.goto(`${stage.url}/konto`)
  await page.getByText(say('Noch 9 Codes übrig.')).waitFor()
  expect(complaints).toEqual([])
  await close()
})

async function signIn(page: Page): Promise<void> {
  await page.getByLabel(say('Benutzername oder E-Mail-Adresse')).fill('vera')
  await page.getByLabel(say('Passwort'), { exact: true }).fill(userPassword)
  await button(page, say('Anmelden')).click()
}

async function signOutAndIn(page: Page): Promise<void> {
  await button(page, say('Abmelden')).first().click()
  await page.getByLabel(say('Benutzername oder E-Mail-Adresse')).waitFor()
  await signIn(page)
  await page.getByRole('heading', { name: say('Zweiter Faktor') }).waitFor()
}

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage } from './harness/open-page.ts'
import { openStage, type Stage } from './harness/open-stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage({ REQUIRE_EMAIL_VERIFICATION: 'true' })
})

afterAll(() => stage?.close())

const email = 'emil@example.org'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a new user opens the link of the mail before the first sign-in', async () => {
  const { page, complaints, close } = await openPage(stage.browser, { locale: 'de-DE' })
  await page.goto(`${stage.url}/auth?tab=register`)
  await page.getByText('Wir senden Ihnen einen Bestätigungslink per E-Mail.').waitFor()
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(email)
  await page.getByLabel('Benutzername', { exact: true }).fill('Emil')
  await page.getByLabel('Passwort', { exact: true }).fill('first horse battery')
  await button(page, 'Konto anlegen').click()
  await page.getByRole('heading', { name: 'Bitte bestätigen Sie Ihre E-Mail-Adresse' }).waitFor()
  const inbox = page.getByRole('link', { name: 'Gesendete E-Mails ansehen' })
  expect(await inbox.getAttribute('href')).toContain(stage.farSide.inbox.url)

  await page.goto(`${stage.url}/auth`)
  await signIn(page, 'first horse battery')
  await page.getByRole('heading', { name: 'E-Mail-Adresse nicht bestätigt' }).waitFor()
  await button(page, 'Bestätigungslink erneut senden').click()
  await page
    .getByText('Wenn das Konto noch nicht bestätigt ist, wurde ein neuer Link gesendet.')
    .first()
    .waitFor()
  await stage.farSide.inbox.waitFor(email, /bestätigen/, 30_000)
  const again = await stage.farSide.inbox.waitFor(email, /bestätigen/, 30_000)

  await page.goto(linkOf(again.text))
  await page.getByText('E-Mail-Adresse bestätigt!').waitFor()
  expect(page.url()).not.toContain('token')
  await page.goto(`${stage.url}/auth`)
  await signIn(page, 'first horse battery')
  await page.getByRole('heading', { name: 'Ihr Konto wartet auf die Freischaltung' }).waitFor()
  expect(complaints.filter((complaint) => !/403/.test(complaint))).toEqual([])
  await close()
})

test('a user who forgot the password gets a link, sets a new one, and the old session ends', async () => {
  const old = await openPage(stage.browser, { locale: 'de-DE' })
  await old.page.goto(`${stage.url}/auth`)
  await signIn(old.page, 'first horse battery')
  await old.page.getByRole('heading', { name: 'Ihr Konto wartet auf die Freischaltung' }).waitFor()

  const { page, close } = await openPage(stage.browser, { locale: 'de-DE' })
  await page.goto(`${stage.url}/auth`)
  await page.getByText('Passwort vergessen?').click()
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill('no address')
  await button(page, 'Link senden').click()
  await page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein').first().waitFor()
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(email)
  await button(page, 'Link senden').click()
  await page.getByText('E-Mail gesendet!').waitFor()
  const mail = await stage.farSide.inbox.waitFor(email, /Neues Passwort/, 30_000)

  await page.goto(linkOf(mail.text))
  await page.getByLabel('Neues Passwort', { exact: true }).fill('second horse battery')
  await page.getByLabel('Neues Passwort bestätigen').fill('another one')
  await button(page, 'Passwort zurücksetzen').click()
  await page.getByText('Passwörter stimmen nicht überein').first().waitFor()
  await page.getByLabel('Neues Passwort bestätigen').fill('second horse battery')
  await button(page, 'Passwort zurücksetzen').click()
  await page.getByText('Passwort erfolgreich zurückgesetzt').first().waitFor()

  await old.page.reload()
  await old.page.waitForURL(`${stage.url}/auth`)
  await page.goto(linkOf(mail.text))
  await page.getByText('Ungültiger oder abgelaufener Token').waitFor()
  await page.goto(`${stage.url}/auth`)
  await signIn(page, 'second horse battery')
  await page.getByRole('heading', { name: 'Ihr Konto wartet auf die Freischaltung' }).waitFor()
  await close()
  await old.close()
})

test('an address changes when the links to both were opened and their buttons pressed', async () => {
  const moved = 'emil@new.example.org'
  const { page, complaints, close } = await openPage(stage.browser, { locale: 'en-GB' })
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await page.goto(`${stage.url}/auth`)
  await page.getByLabel('Username or email address').fill('emil')
  await page.getByLabel('Password', { exact: true }).fill('second horse battery')
  await button(page, 'Sign in').click()
  await page.getByRole('heading', { name: 'Account Pending Approval' }).waitFor()
  await page.goto(`${stage.url}/konto`)
  await page.getByLabel('New email address').fill(moved)
  await page.getByLabel('Current password').fill('second horse battery')
  await button(page, 'Change address').click()
  await page.getByText('Current address: link not opened yet').waitFor()

  const toNew = await stage.farSide.inbox.waitFor(moved, /bestätigen/, 30_000)
  const toOld = await stage.farSide.inbox.waitFor(email, /andere E-Mail-Adresse/, 30_000)
  await page.goto(linkOf(toNew.text))
  await button(page, 'Confirm address').click()
  await page.getByText('Your current address still has to agree').waitFor()
  expect(page.url()).not.toContain('token')
  await page.goto(linkOf(toOld.text))
  await button(page, 'Agree').click()
  await page.getByRole('heading', { name: 'Your email address has changed' }).waitFor()
  await stage.farSide.inbox.waitFor(email, /geändert/, 30_000)
  await page.goto(`${stage.url}/konto`)
  await page.getByText(`Your account’s address: ${moved}`).waitFor()
  expect(complaints).toEqual([])
  await close()
})

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Benutzername oder E-Mail-Adresse').fill('emil')
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await button(page, 'Anmelden').click()
}

function linkOf(text: string): string {
  const [link] = /https?:\/\/\S+token=\S+/.exec(text) ?? []
  if (!link) throw new Error(`no link in the mail:\n${text}`)
  return link
}

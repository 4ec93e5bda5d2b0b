import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { samplePictures } from '#contract/sample-pictures.ts'
import { signIn } from './harness/client.ts'
import { makeUser, userPassword } from './harness/make-user.ts'
import { openPage } from './harness/open-page.ts'
import { openStage, type Stage } from './harness/open-stage.ts'
import { walk } from './harness/walk.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})

afterAll(() => stage?.close())

test('a user without a list presses one button, and the sample list is described', async () => {
  const { page, complaints, close } = await stage.open()
  await page.getByRole('button', { name: 'Mit Beispielliste ausprobieren' }).click()
  await page.getByRole('button', { name: '8 Bilder beschreiben · 4,00 €' }).waitFor()
  await page.getByText('Bild-URL: Bild-URL').waitFor()
  await walk.start(page)
  await walk.waitForTheEnd(page)
  await expect.poll(() => page.getByRole('main').textContent()).toMatch(/Bilder8Erfolgreich8Fehler0/)

  await page.getByRole('link', { name: 'Ergebnisse ansehen und herunterladen' }).click()
  await page
    .getByRole('link', { name: /^bildwort-[^:]*$/ })
    .first()
    .click()
  for (const { file } of samplePictures) await page.getByRole('button', { name: file }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('the header’s switch makes the page dark, light or what the system is, also at the next visit and before the app runs', async () => {
  const { page, close } = await stage.open({ colorScheme: 'light' })
  const light = await groundOf(page)
  await chooseTheme(page, 'Dunkel')
  const dark = await groundOf(page)
  expect(dark).not.toBe(light)
  expect(await visitAgain(page)).toEqual({ theme: 'dark', before: dark, after: dark })

  await page.emulateMedia({ colorScheme: 'dark' })
  await chooseTheme(page, 'Hell')
  expect(await groundOf(page)).toBe(light)
  expect(await visitAgain(page)).toEqual({ theme: 'light', before: light, after: light })

  await chooseTheme(page, 'System')
  expect(await groundOf(page)).toBe(dark)
  expect(await visitAgain(page)).toEqual({ theme: null, before: dark, after: dark })
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await groundOf(page)).toBe(light)
  await close()
})

const name = 'Carla'

test('a user exports their data and deletes their account, and it is gone from all lists', async () => {
  await makeUser(stage.url, name, 'de')
  const program = await signIn(stage.url, name, userPassword)
  const jobId = await program.startJob(stage.farSide.list(2), { languages: '["de"]' })
  await program.waitFor(jobId, ({ status }) => status === 'completed')
  const admin = await stage.open()
  await search(admin.page)
  await admin.page.getByText('1 Benutzer gefunden').waitFor()

  const user = await openPage(stage.browser, { locale: 'de-DE', acceptDownloads: true })
  await enter(user.page)
  await user.page.getByRole('link', { name: /Ihr Konto$/ }).click()
  await user.page.getByRole('link', { name: 'Daten', exact: true }).click()
  const profile = user.page.getByRole('main')
  const taken = JSON.parse(await walk.download(user.page, 'Meine Daten herunterladen'))
  expect(taken.account).toMatchObject({ username: name, email: `${name}@example.org` })
  expect(taken.jobs).toMatchObject([{ id: jobId, filename: 'list.csv' }])
  expect(taken.jobs[0].images.map(({ altText }: { altText: string }) => altText)).toEqual(
    (await program.images(jobId)).map(({ altText }) => altText),
  )

  await profile.locator('summary', { hasText: 'Konto löschen' }).click()
  await profile.getByText('Ihr Guthaben von 4,00 € verfällt.').waitFor()
  await profile.getByLabel('Ihr Passwort zur Bestätigung').fill(userPassword)
  await profile.getByRole('button', { name: 'Konto löschen' }).click()
  const question = user.page.getByRole('alertdialog', { name: `Konto „${name}“ löschen?` })
  await question.getByRole('button', { name: 'Endgültig löschen' }).click()
  await user.page.waitForURL(`${stage.url}/auth`)
  await user.page.getByText('Ihr Konto ist gelöscht').first().waitFor()
  expect(user.complaints).toEqual([])

  await enter(user.page)
  await user.page.getByRole('main').getByText('Benutzername oder Passwort ist falsch.').waitFor()
  await search(admin.page)
  await admin.page.getByRole('heading', { name: `Niemand passt zu „${name}“` }).waitFor()
  expect(admin.complaints).toEqual([])
  await user.close()
  await admin.close()
})

async function chooseTheme(page: Page, name: 'System' | 'Hell' | 'Dunkel'): Promise<void> {
  await page.getByRole('banner').getByRole('combobox', { name: 'Darstellung' }).selectOption(name)
}

/** The background colour of the page. */
function groundOf(page: Page): Promise<string> {
  return page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)
}

/** Reloads the page. Returns its theme and background before the app’s code has loaded, and its background once the app runs. */
async function visitAgain(page: Page) {
  let arrive = () => {}
  const underWay = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await underWay
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  await page.locator('[data-first-view]').waitFor()
  const theme = await page.locator('html').getAttribute('data-theme')
  const before = await groundOf(page)
  arrive()
  await page.getByText('Bilder oder eine Liste hierher ziehen').waitFor()
  await page.unroute('**/assets/*.js')
  return { theme, before, after: await groundOf(page) }
}

async function enter(page: Page): Promise<void> {
  await page.goto(`${stage.url}/auth`)
  await page.getByLabel('Benutzername oder E-Mail-Adresse').fill(name)
  await page.getByLabel('Passwort', { exact: true }).fill(userPassword)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

/** Searches for the user in the administrator's list of all users. */
async function search(page: Page): Promise<void> {
  await page.goto(`${stage.url}/admin`)
  await page.getByRole('region', { name: 'Alle Benutzer' }).getByLabel('Suchen').fill(name)
}

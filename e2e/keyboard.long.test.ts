import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKeys, hasFocus } from './harness/keys.ts'
import { openPage } from './harness/open-page.ts'
import { openStage, type Stage } from './harness/open-stage.ts'
import { adminPassword } from './harness/start-product.ts'
import { walk } from './harness/walk.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})

afterAll(() => stage?.close())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const fileField = (page: Page) => page.getByLabel('Liste mit Bildadressen (CSV, JSON oder Excel)')

test('the keyboard alone leads from signing in to a downloaded file, and the focus can always be seen', async () => {
  const { page, close } = await openPage(stage.browser, { locale: 'de-DE', acceptDownloads: true })
  const keys = createKeys(page)
  await page.goto(`${stage.url}/auth`)
  await page.getByRole('heading', { name: 'Anmelden' }).waitFor()
  const name = page.getByLabel('Benutzername oder E-Mail-Adresse')
  await expect.poll(() => hasFocus(name)).toBe(true)
  await keys.type(name, 'admin')
  await keys.type(page.getByLabel('Passwort', { exact: true }), adminPassword)
  await keys.press('Enter')
  await fileField(page).waitFor({ state: 'attached' })

  await keys.pickFile(fileField(page), await walk.photographs(stage.farSide))
  await button(page, 'Spalten ändern').waitFor()
  // The start button is reached before the rarely used settings.
  await keys.tabTo(button(page, /^16 Bilder beschreiben · /))
  await keys.use(button(page, 'Spalten ändern'))
  await keys.tabTo(page.getByLabel('Kontextspalte'))
  const contextColumn = page.getByLabel('Kontextspalte').locator('option:checked')
  await page.keyboard.press('Home')
  await expect.poll(() => contextColumn.textContent()).toBe('Keine Kontextspalte')
  await page.keyboard.type('Kon')
  await expect.poll(() => contextColumn.textContent()).toBe('Kontext')
  await keys.use(button(page, /^Anzahl /))
  await keys.tabTo(page.getByRole('radio', { name: 'Alle Bilder' }))
  await keys.press('ArrowDown')
  await keys.type(page.getByLabel('Höchstzahl der Bilder'), '4')
  await keys.use(button(page, /^Sprachen /))
  await keys.use(page.getByRole('checkbox', { name: 'Englisch' }), 'Space')
  await keys.type(page.getByLabel('Weitere Sprache'), 'Plattdeutsch')
  await keys.press('Enter')
  await button(page, '4 Bilder beschreiben · 2,16 €').waitFor()
  await keys.press('Control+Enter')

  await walk.waitForTheEnd(page)
  const link = page.getByRole('link', { name: 'CSV herunterladen' })
  await keys.tabTo(link)
  const download = page.waitForEvent('download')
  await keys.press('Enter')
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  await close()
})

test('the first stop of the Tab key skips the header', async () => {
  const { page, close } = await stage.open()
  const keys = createKeys(page)
  await page.goto(`${stage.url}/hilfe`)
  await page.getByRole('heading', { name: 'Hilfe' }).waitFor()
  await keys.press('Tab')
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' })
  await expect.poll(() => hasFocus(skip)).toBe(true)
  expect((await skip.boundingBox())?.height).toBeGreaterThan(24)
  await keys.press('Enter')
  await keys.press('Tab')
  await expect.poll(() => hasFocus(page.locator('main summary').first())).toBe(true)
  await close()
})

test('choosing a list and removing it moves the focus to the next control', async () => {
  const { page, close } = await stage.open()
  const keys = createKeys(page)
  await keys.pickFile(fileField(page), await walk.photographs(stage.farSide))
  await page.getByRole('heading', { name: 'media-export.csv' }).waitFor()
  await expect.poll(() => hasFocus(page.getByRole('heading', { name: 'media-export.csv' }))).toBe(true)
  await keys.use(button(page, 'media-export.csv entfernen'))
  await fileField(page).waitFor({ state: 'attached' })
  await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true)
  await close()
})

test('dialogs keep the focus while they are open and give it back afterwards', async () => {
  const { page, close } = await stage.open()
  const keys = createKeys(page)
  await walk.chooseList(page, stage.farSide.list(3))
  await walk.start(page)
  await walk.waitForTheEnd(page)
  await page.goto(`${stage.url}/results`)

  const more = page.getByRole('button', { name: /^Weitere Aktionen: list\.csv/ })
  await more.waitFor()
  await keys.use(more)
  await keys.use(page.getByRole('button', { name: 'Auftrag löschen' }))
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
  await staysInside(page)
  await keys.press('Escape')
  await expect.poll(() => hasFocus(more)).toBe(true)

  await page.getByRole('link', { name: 'list.csv', exact: true }).focus()
  await keys.press('Enter')
  const rows = page
    .getByRole('list', { name: 'Bilder und ihre Texte' })
    .getByRole('button', { name: /^\d+ · / })
  await rows.nth(2).waitFor()
  await keys.tabTo(rows.first())
  await keys.press('ArrowRight')
  await expect.poll(() => hasFocus(rows.nth(1))).toBe(true)
  await keys.press('Enter')
  await page.getByRole('dialog').getByText('Bild 2 von 3').waitFor()
  await staysInside(page)
  // In a text the arrow keys belong to the text.
  await page.getByRole('dialog').getByRole('button', { name: 'Nächstes Bild' }).focus()
  await keys.press('ArrowRight')
  await page.getByRole('dialog').getByText('Bild 3 von 3').waitFor()
  await keys.press('Escape')
  await expect.poll(() => hasFocus(rows.nth(2))).toBe(true)
  await close()
})

test('a token of the API is made, copied, used and revoked by the keyboard alone', async () => {
  const { page, close } = await stage.open()
  const keys = createKeys(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${stage.url}/konto/zugaenge`)
  await button(page, 'Token anlegen').waitFor()
  await keys.use(button(page, 'Token anlegen'))
  const dialog = page.getByRole('dialog')
  await keys.type(dialog.getByLabel('Name', { exact: true }), 'Skript')
  await keys.press('Enter')
  await dialog.getByRole('button', { name: 'Token kopieren' }).waitFor()
  await keys.use(dialog.getByRole('button', { name: 'Token kopieren' }))
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(readClipboard).toMatch(/^bw_live_/)
  const headers = { authorization: `Bearer ${await readClipboard()}` }
  const ask = async () => (await fetch(`${stage.url}/api/v1/account`, { headers })).status
  expect(await ask()).toBe(200)

  await keys.use(dialog.getByRole('button', { name: 'Ich habe das Token gespeichert' }))
  await keys.use(button(page, 'Skript widerrufen'))
  await keys.use(page.getByRole('alertdialog').getByRole('button', { name: 'Widerrufen', exact: true }))
  await page
    .getByRole('region', { name: /^Meldungen/ })
    .getByText('Das Token ist widerrufen.')
    .waitFor()
  expect(await ask()).toBe(401)
  await close()
})

test('F8 leads to the toast', async () => {
  const { page, close } = await stage.open()
  const keys = createKeys(page)
  await keys.pickFile(fileField(page), { name: 'bilder.pdf', content: '%PDF' })
  const toasts = page.getByRole('region', { name: /^Meldungen/ })
  await toasts.getByText('Falscher Dateityp').waitFor()
  await keys.press('F8')
  await expect.poll(() => toasts.evaluate((region) => region.contains(document.activeElement))).toBe(true)
  await close()
})

/** Presses Tab more often than any dialog has stops. */
async function staysInside(page: Page): Promise<void> {
  const isInside = () => document.activeElement?.closest('[role=dialog], [role=alertdialog]') !== null
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(isInside), `after ${presses + 1} stops`).toBe(true)
  }
}

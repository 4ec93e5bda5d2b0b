import Papa from 'papaparse'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filledMediaExport } from '#stand-ins/pictures/filled-media-export.ts'
import { signIn } from './harness/client.ts'
import { type FarSide, startFarSide } from './harness/far-side.ts'
import { openBrowser } from './harness/open-browser.ts'
import { openPage } from './harness/open-page.ts'
import { adminPassword, type Product, startProduct, temporaryFolder } from './harness/start-product.ts'
import { walk } from './harness/walk.ts'
import { watchLayoutShifts } from './harness/watch-layout-shifts.ts'

const folder = temporaryFolder()
let farSide: FarSide
let product: Product
let browser: Browser

beforeAll(async () => {
  farSide = await startFarSide([150, 400])
  product = await startProduct({ ...farSide.environment, DATA_DIR: folder.path })
  await (await signIn(product.url, 'admin', adminPassword)).giveCredit(1, 9_500)
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await farSide?.close()
  folder.remove()
})

/** The requests and answers of the AI about a file, found by the name in the question. */
function answersFor(filename: string) {
  return farSide.ai.calls
    .filter(({ prompt, answer }) => answer && prompt.includes(`File name: ${filename}`))
    .map(({ answer }) => JSON.parse(answer!))
}

test('fifteen images of a list are described in three languages and charged, one fails, and every cell is exported', async () => {
  const { page, complaints, close } = await openPage(browser, { locale: 'de-DE', acceptDownloads: true })
  const list = { name: 'media-export.csv', content: await filledMediaExport(farSide.pictures.url) }

  await walk.signIn(page, product.url)
  await walk.chooseList(page, list)
  await walk.openColumns(page)
  await page.getByText('Trennzeichen: Semikolon · Zeichenkodierung: UTF-8').waitFor()
  await expect.poll(() => page.getByLabel('Spalte mit den Bildadressen').inputValue()).toBe('Bild-URL')
  await expect.poll(() => page.getByLabel('Kontextspalte').inputValue()).toBe('Kontext')
  await walk.chooseLanguages(page, ['Englisch'], ['Plattdeutsch'])
  await page.getByText('8,64 €').first().waitFor()
  const balance = (amount: string) => page.getByRole('link', { name: `Guthaben: ${amount}` })
  await balance('100,00 €').waitFor()
  await walk.start(page)
  // The estimated cost is on hold, and the share of the failed image is released.
  await balance('91,36 €').waitFor()
  await walk.waitForTheEnd(page)
  await balance('91,90 €').waitFor()

  await expect.poll(() => page.getByRole('main').textContent()).toMatch(/Bilder16Erfolgreich15Fehler1/)
  for (const tab of ['Standard', 'Deutsch', 'Englisch', 'Plattdeutsch']) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
  }

  const csv = await walk.download(page, 'CSV herunterladen')
  const json = JSON.parse(await walk.download(page, 'JSON herunterladen'))
  expect(csv.startsWith('\uFEFF')).toBe(true)
  const given = Papa.parse<string[]>(list.content.slice(1), { delimiter: ';', skipEmptyLines: true }).data
  const taken = Papa.parse<string[]>(csv.slice(1), {
    delimiter: ';',
    newline: '\r\n',
    skipEmptyLines: true,
  }).data
  expect(taken.map((row) => row.slice(0, 4))).toEqual(given)

  const [header = [], ...rows] = taken
  const cell = (row: string[], name: string) => row[header.indexOf(name)]
  expect(rows).toHaveLength(16)
  for (const [index, row] of rows.entries()) {
    const filename = cell(row, 'filename')!
    expect(filename).toBe(new URL(row[2]!).pathname.slice(1))
    if (filename === 'does-not-exist.jpg') {
      expect(cell(row, 'success')).toBe('false')
      expect(cell(row, 'error')).toBe('Unter dieser Adresse gibt es kein Bild (Antwort 404).')
      expect(cell(row, 'alt_text_de')).toBe('')
      expect(json[index]).toMatchObject({ success: false, error: cell(row, 'error') })
      continue
    }
    const seen = answersFor(filename)
    expect(seen, filename).toHaveLength(1)
    const [{ interpretation, texts }] = seen
    expect(row.slice(4, 15)).toEqual([
      filename,
      'true',
      '',
      json[index].keywords.join(', '),
      interpretation,
      texts.de.altText,
      texts.de.description,
      texts.en.altText,
      texts.en.description,
      texts.custom_1.altText,
      texts.custom_1.description,
    ])
    expect(json[index]).toMatchObject({
      id: index + 1,
      success: true,
      altText: texts.de.altText,
      languageVersions: { de: texts.de, en: texts.en, Plattdeutsch: texts.custom_1 },
    })
    expect(Object.values(json[index].source)).toEqual(given[index + 1])
  }

  await page.getByRole('link', { name: '1 Bild ohne Beschreibung' }).click()
  await page.getByText('Unter dieser Adresse gibt es kein Bild (Antwort 404).').first().waitFor()
  const shown = await page
    .getByRole('list', { name: 'Bilder und ihre Texte' })
    .getByRole('button')
    .allTextContents()
  expect(shown.filter((text) => text.endsWith('.jpg'))).toEqual(['16 · does-not-exist.jpg'])

  await page.goto(product.url + new URL(page.url()).pathname.replace('/results', '/admin/jobs'))
  const images = page.getByRole('region', { name: 'Bilder des Auftrags' })
  await images.getByText('16 Bilder', { exact: true }).waitFor()
  await images.getByLabel('Status', { exact: true }).selectOption('Fehler')
  await images.getByText('1 Bild', { exact: true }).waitFor()
  await expect.poll(() => images.getByText(/\.jpg$/).allTextContents()).toEqual(['does-not-exist.jpg'])
  // One of the list's images does not exist, not even for its preview.
  expect(complaints.filter((complaint) => !complaint.includes('status of 404'))).toEqual([])
  await close()
})

test('a reloaded page shows the running job without layout shifts, and stopping keeps the results so far', async () => {
  farSide.ai.set({ latencyMs: [800, 1_500] })
  const { page, complaints, close } = await openPage(browser, { locale: 'de-DE' })
  await walk.signIn(page, product.url)
  await walk.chooseList(page, farSide.list(120))
  await walk.start(page)
  await page.reload()
  await walk.waitForImages(page, 6)
  const layoutShifts = await watchLayoutShifts(page)
  const pictures = page.getByRole('region', { name: 'Bilder in der Reihenfolge Ihrer Liste' }).locator('img')
  await pictures.nth(15).waitFor()
  expect(await layoutShifts()).toEqual([])
  await page.getByRole('button', { name: 'Stoppen' }).click()
  await page.getByRole('heading', { name: 'Verarbeitung gestoppt' }).first().waitFor()
  await page.getByRole('link', { name: 'CSV herunterladen' }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

import Papa from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKeys } from './harness/keys.ts'
import { openStage, type Stage } from './harness/open-stage.ts'
import { speak } from './harness/speak.ts'
import { readDownload, walk } from './harness/walk.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})

afterAll(() => stage?.close())

const scanned = { timeout: 60_000 }
const altTextsOf = (csv: string) => {
  const [, delimiter = ''] = /(.)"?alt_text_/.exec(csv) ?? []
  const { data, meta } = Papa.parse<Record<string, string>>(csv, { delimiter, header: true })
  const column = meta.fields?.find((name) => name.startsWith('alt_text_')) ?? ''
  return data.map((row) => row[column] ?? '').filter(Boolean)
}

test('the keyboard alone leads from the address of a website to the texts that its images lack', async () => {
  const { page, complaints, close } = await stage.open({ acceptDownloads: true })
  const keys = createKeys(page)
  await keys.use(page.getByRole('button', { name: 'Adressen oder Zeilen einfügen' }))
  await keys.type(page.getByRole('textbox', { name: 'Ihre Liste' }), stage.farSide.shop.url)
  await keys.use(page.getByRole('button', { name: 'Website prüfen' }))
  await page.getByRole('heading', { name: 'Mängel' }).waitFor(scanned)
  const faults = await page.getByRole('row').allTextContents()
  expect(faults).toContain('Das Bild hat keinen Alternativtext.2')
  expect(faults).toContain('Der Text ist ein Dateiname oder eine Adresse.1')

  await keys.use(page.getByRole('link', { name: 'Bilder mit Mängeln beschreiben' }))
  const start = page.getByRole('button', { name: /^4 Bilder beschreiben · / })
  await start.waitFor()
  await keys.use(start)
  await walk.waitForTheEnd(page)
  const download = page.waitForEvent('download')
  await keys.use(page.getByRole('link', { name: 'CSV herunterladen' }))
  const texts = altTextsOf(await readDownload(await download))
  expect(texts).toHaveLength(4)
  expect(texts.join()).not.toMatch(/IMG_2034|^Bild von/)
  expect(complaints).toEqual([])
  await close()
}, 300_000)

test('a phone in English tells what has changed since the last audit, and describes what is left', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const { page, complaints, close } = await stage.open({ ...phone, acceptDownloads: true })
  await speak(page, 'en')
  const audit = async () => {
    await page.goto(`${stage.url}/pruefung`)
    await page.getByLabel('Address of the website').fill(stage.farSide.shop.url)
    await page.getByRole('button', { name: 'Audit', exact: true }).tap()
    await page.getByRole('heading', { name: 'Faults' }).waitFor(scanned)
  }
  await audit()
  stage.farSide.shop.mend()
  await audit()
  await page.getByText(/^2 fewer images with faults than on /).waitFor()

  await page.getByRole('link', { name: 'Describe the images with faults' }).tap()
  await page.getByRole('button', { name: /^Describe 2 images · / }).tap()
  await page.getByRole('heading', { name: '2 images described' }).waitFor({ timeout: 90_000 })
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).first().tap()
  expect(altTextsOf(await readDownload(await download))).toHaveLength(2)
  expect(complaints).toEqual([])
  await close()
}, 300_000)

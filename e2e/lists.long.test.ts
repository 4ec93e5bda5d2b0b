import Papa from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWorkbook } from '#contract/spreadsheets/testing/make-workbook.ts'
import { readWhole } from '#contract/spreadsheets/testing/read-workbook-rows.ts'
import { keptFiles } from './harness/kept-files.ts'
import { createKeys, hasFocus } from './harness/keys.ts'
import { openStage, type Stage } from './harness/open-stage.ts'
import { readDownload, readDownloadedFile, walk } from './harness/walk.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})

afterAll(() => stage?.close())

const picture = (number: number) =>
  `${stage.farSide.pictures.url}/generated/${number}.jpg?width=320&height=240`

/** Rows as spreadsheets put them on the clipboard. */
const copiedRows = (count: number) =>
  Array.from(
    { length: count },
    (_, n) => `${n + 1}\t"Bild ${n + 1}\n""am See"", links"\t${picture(n + 1)}`,
  ).join('\n')

test('fifty rows of a spreadsheet are pasted by the keyboard alone, described and downloaded', async () => {
  const { page, complaints, close } = await stage.open({ acceptDownloads: true })
  const keys = createKeys(page)
  const offer = page.getByRole('button', { name: 'Adressen oder Zeilen einfügen' })
  const field = page.getByRole('textbox', { name: 'Ihre Liste' })

  // A spreadsheet of the test: content is copied from its field and pasted on the page.
  await keys.use(offer)
  await expect.poll(() => hasFocus(field)).toBe(true)
  await page.keyboard.insertText(`Nr\tTitel\tBild\n${copiedRows(50)}`)
  await keys.press('ControlOrMeta+a')
  // Cut, because typed content is not thrown away without a question.
  await keys.press('ControlOrMeta+x')
  await keys.press('Escape')
  await expect.poll(() => hasFocus(offer)).toBe(true)
  await keys.press('ControlOrMeta+v')

  const title = page.getByRole('heading', { name: 'Eingefügte Liste.csv' })
  await title.waitFor()
  await expect.poll(() => hasFocus(title)).toBe(true)
  await page.getByRole('button', { name: '50 Bilder beschreiben · 25,00 €' }).waitFor()
  await expect.poll(() => page.evaluate(keptFiles)).toEqual(['Eingefügte Liste.csv'])
  await page.reload()
  await page.getByRole('heading', { name: 'Eingefügte Liste.csv' }).waitFor()
  await page.getByRole('button', { name: '50 Bilder beschreiben · 25,00 €' }).waitFor()
  await keys.press('Control+Enter')
  await walk.waitForTheEnd(page)
  const download = page.waitForEvent('download')
  await keys.use(page.getByRole('link', { name: 'CSV herunterladen' }))
  const rows = rowsOf(await readDownload(await download))
  expect(rows).toHaveLength(50)
  expect(rows[49]).toMatchObject({
    Nr: '50',
    Titel: 'Bild 50\n"am See", links',
    Bild: picture(50),
    success: 'true',
    alt_text_de: expect.stringMatching(/./),
  })
  expect(complaints).toEqual([])
  await close()
})

test('fifty rows without headers are put into the field in English, described and downloaded', async () => {
  const { page, complaints, close } = await stage.open({ acceptDownloads: true })
  await page.locator('header label', { hasText: 'Englisch' }).first().click()
  await page.getByRole('button', { name: 'Paste URLs or rows' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste URLs or rows' })
  await dialog.getByRole('textbox', { name: 'Your list' }).fill(copiedRows(50))
  await dialog.getByRole('button', { name: 'Use this list' }).click()
  await page.getByRole('heading', { name: 'Pasted list.csv' }).waitFor()
  await page.getByRole('button', { name: 'Describe 50 images · €25.00' }).click()
  await page.getByRole('heading', { name: /^\d+ images described$/ }).waitFor({ timeout: 90_000 })
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).first().click()
  const rows = rowsOf(await readDownload(await download))
  expect(rows).toHaveLength(50)
  expect(rows[0]).toMatchObject({ 'Column 1': '1', 'Column 3': picture(1), success: 'true' })
  await page.locator('header label', { hasText: 'German' }).first().click()
  expect(complaints).toEqual([])
  await close()
})

test('of a Shopify list of forty products only images without a text are described, and all rows are exported', async () => {
  const { page, complaints, close } = await stage.open({ acceptDownloads: true })
  const list = shopifyProducts(40)
  await walk.chooseList(page, { name: 'products_export.csv', content: list })
  await page.getByText('Shopify').first().waitFor()
  await walk.open(page, 'Anzahl')
  await page.getByRole('radio', { name: /^Nur Bilder ohne Alternativtext/ }).check()
  await page.getByRole('button', { name: '30 Bilder beschreiben · 15,00 €' }).click()
  await walk.waitForTheEnd(page)
  const rows = rowsOf(await walk.download(page, 'CSV herunterladen'))
  expect(rows.map((row) => row['Image Src'])).toEqual(Array.from({ length: 40 }, (_, n) => picture(n + 1)))
  expect(rows.every((row) => row.alt_text_de !== '')).toBe(true)
  expect(rows.filter((row) => row['Image Alt Text'] !== '').map((row) => row.alt_text_de)).toEqual(
    Array.from({ length: 10 }, (_, n) => `Becher ${4 * n + 1}, blau`),
  )

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Bereit zum Import in Shopify' }).click()
  const ready = await readDownload(await download)
  const texts = rowsOf(ready, ',').map((row) => row['Image Alt Text'] ?? '')
  expect(texts.every((text) => text !== '')).toBe(true)
  // Without the thirty texts it is the list as it was, byte for byte.
  const fillable = (line: string) => line.endsWith(',,active')
  const without = ready.split('\n').map((line, n) => {
    const before = list.split('\n')[n] ?? ''
    const [start, end] = [before.slice(0, -',active'.length), ',active']
    return fillable(before) && line.startsWith(start) && line.endsWith(end) ? start + end : line
  })
  expect(without.join('\n')).toBe(list)
  expect(list.split('\n').filter(fillable)).toHaveLength(30)
  expect(complaints).toEqual([])
  await close()
})

test('a sheet of a workbook is chosen, described, filled and downloaded, in English', async () => {
  const { page, complaints, close } = await stage.open({ acceptDownloads: true })
  await page.locator('header label', { hasText: 'Englisch' }).first().click()
  const summer = [
    ['No.', 'Photo', 'Alt text'],
    ['1', picture(61), ''],
    ['2', picture(62), 'a jug'],
    ['3', picture(63), ''],
  ]
  const content = makeWorkbook({
    sheets: [
      { name: 'Spring', rows: [['Photo'], [picture(60)]] },
      { name: 'Summer', rows: summer },
    ],
  })
  await walk.pickFile(page, { name: 'Photos.xlsx', content })
  await page.getByRole('button', { name: 'Change columns' }).click()
  await page.getByLabel('Sheet of the Excel file').selectOption('Summer')
  await page.getByRole('button', { name: 'Describe 3 images · €1.50' }).click()
  await page.getByRole('heading', { name: /^\d+ images described$/ }).waitFor({ timeout: 90_000 })

  await page.getByRole('button', { name: 'More formats' }).first().click()
  await page.getByRole('button', { name: 'Write to a column of my list…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Only empty ones').check()
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download list' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Photos-alt-texts-de.xlsx')
  const filled = await readDownloadedFile(file)
  expect(await readTable(filled, 'Spring')).toEqual(await readTable(content, 'Spring'))
  const text = expect.stringMatching(/./)
  expect(await readTable(filled, 'Summer')).toEqual([
    summer[0],
    ['1', picture(61), text],
    summer[2],
    ['3', picture(63), text],
  ])
  await page.keyboard.press('Escape')
  await page.locator('header label', { hasText: 'German' }).first().click()
  expect(complaints).toEqual([])
  await close()
})

/** As Shopify exports them, every fourth with an alt text. */
function shopifyProducts(count: number): string {
  const rows = Array.from({ length: count }, (_, n) => {
    const alt = n % 4 === 0 ? `"Becher ${n + 1}, blau"` : ''
    return `becher-${n + 1},Becher ${n + 1},"<p>Steinzeug, 300 ml.</p>",Töpferei Kern,${picture(n + 1)},1,${alt},active`
  })
  return `Handle,Title,Body (HTML),Vendor,Image Src,Image Position,Image Alt Text,Status\n${rows.join('\n')}\n`
}

async function readTable(workbook: Buffer<ArrayBuffer>, sheet: string): Promise<string[][]> {
  const { headers, all } = await readWhole(new Uint8Array(workbook), sheet)
  return [headers, ...all.map(({ cells }) => cells)]
}

function rowsOf(csv: string, delimiter = ';'): Array<Record<string, string>> {
  const text = csv.replace(/^\ufeff/, '')
  return Papa.parse<Record<string, string>>(text, { delimiter, header: true, skipEmptyLines: true }).data
}

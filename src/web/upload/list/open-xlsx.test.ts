import { expect, test } from 'vitest'
import { makeWorkbook } from '#contract/spreadsheets/testing/make-workbook.ts'
import { workbookExamples } from '#contract/spreadsheets/testing/workbook-examples.ts'
import type { CountChoice, ListCount, ListPreview } from './list.ts'
import { readList } from './read-list.ts'

const choice: CountChoice = { urlColumn: '', contextColumn: '', wishColumns: {}, baseUrl: '', languages: [] }

/** Reads a workbook as the page does: opens it, then counts the preselected column. */
async function reading(bytes: Uint8Array<ArrayBuffer>, sheet = '') {
  const previews: ListPreview[] = []
  const counts: ListCount[] = []
  const list = readList(
    new File([bytes], 'Liste.XLSX'),
    { preview: (preview) => previews.push(preview), counted: (count) => counts.push(count) },
    sheet,
  )
  await list.opened
  const preview = previews.at(-1)!
  await list.count({ ...choice, urlColumn: preview.preselectedUrlColumn! })
  return { preview, count: counts.at(-1)! }
}

test.each(workbookExamples)('the browser reads $title', async (example) => {
  const { bytes, sheet, headers, url, addresses, first } = example
  const { preview, count } = await reading(bytes, sheet)
  expect(preview.columns.map(({ label }) => label)).toEqual(headers)
  expect(preview.preselectedUrlColumn).toBe(url)
  expect(preview.rows.map((cells) => cells[headers.indexOf(url)])).toEqual(addresses)
  expect(preview.rows.map((cells) => cells[0])).toEqual(first)
  expect(count).toMatchObject({ rows: addresses.length, images: addresses.length, isFinal: true })
})

test('the preview names the sheets that can be chosen', async () => {
  const { preview } = await reading(workbookExamples.at(-1)!.bytes, 'Fotos')
  expect(preview.workbook).toEqual({ sheets: ['Deckblatt', 'Fotos'], sheet: 'Fotos' })
})

test('a sheet that can’t be used is refused with the others that can be chosen', async () => {
  const titled = makeWorkbook({
    sheets: [
      { name: 'Deckblatt', rows: [['Unsere Bilder'], ['Stand', 'Montag']] },
      { name: 'Fotos', rows: [['url'], ['https://example.org/1.jpg']] },
    ],
  })
  await expect(reading(titled, 'Deckblatt')).rejects.toMatchObject({
    refusal: { code: 'sheet_surplus_cell', details: { sheet: 'Deckblatt', cell: 'B2' } },
    sheets: ['Deckblatt', 'Fotos'],
  })
})

import { expect } from 'vitest'
import { makeWorkbook } from '#contract/spreadsheets/testing/make-workbook.ts'
import { workbookExamples } from '#contract/spreadsheets/testing/workbook-examples.ts'
import { listTest as test } from '#server/jobs/testing/list-test.ts'

for (const example of workbookExamples)
  test(`the server reads ${example.title}`, async ({ read }) => {
    const { title, bytes, sheet, url, headers, addresses, first } = example
    const list = await read('Liste.XLSX', bytes, { sheet })
    expect(list.headers, title).toEqual(headers)
    expect(list.all.map(({ rawUrl }) => rawUrl)).toEqual(addresses)
    expect(list.cells.map((cells) => (cells as string[])[0])).toEqual(first)
    const chosen = await read('Liste.xlsx', bytes, { sheet, urlColumn: url })
    expect(chosen.all).toEqual(list.all)
  })

test('a row is placed by its number in the sheet', async ({ read, refusalOf }) => {
  const rows = (urls: string) =>
    `<row r="4"><c r="A4" t="str"><v>url</v></c></row><row r="90"><c r="A90" t="str"><v>${urls}</v></c></row>`
  const workbook = (urls: string) => makeWorkbook({ sheets: [{ name: 'Bilder', rows: rows(urls) }] })
  expect((await read('a.xlsx', workbook('https://a.example/1.jpg'))).all).toMatchObject([{ line: 90 }])
  const many = Array.from({ length: 101 }, (_, index) => `https://a.example/${index}.jpg`).join('\n')
  expect(await refusalOf('a.xlsx', workbook(many))).toMatchObject({ code: 'too_many_pictures', line: 90 })
})

test('a sheet that is not there, and a column, are refused by their names', async ({ refusalOf }) => {
  const bytes = makeWorkbook({ sheets: [{ name: 'Bilder', rows: [['url'], ['a.jpg']] }] })
  expect(await refusalOf('a.xlsx', bytes, { sheet: 'Fotos' })).toEqual({
    code: 'sheet_missing',
    sheet: 'Fotos',
    sheets: ['Bilder'],
  })
  expect(await refusalOf('a.xlsx', bytes, { urlColumn: 'bild' })).toEqual({
    code: 'url_column_missing',
    column: 'bild',
    columns: ['url'],
  })
})

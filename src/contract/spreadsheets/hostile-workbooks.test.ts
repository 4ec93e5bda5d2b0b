import { expect, test } from 'vitest'
import { makeWorkbook } from './testing/make-workbook.ts'
import { makeZip } from './testing/make-zip.ts'
import { readWhole, refusalOfWorkbook } from './testing/read-workbook-rows.ts'

const sheet = (rows: string | string[][], more: Partial<Parameters<typeof makeWorkbook>[0]> = {}) =>
  makeWorkbook({ sheets: [{ name: 'Bilder', rows }], ...more })
const list = [['url'], ['https://example.org/a.jpg']]
const header = '<row r="1"><c r="A1" t="str"><v>url</v></c></row>'
const root = (inside: string) => `<worksheet>${inside}</worksheet>`
const withSheet = (content: string | Uint8Array) =>
  sheet('', { parts: [{ name: 'xl/worksheets/sheet1.xml', content }] })

test('1,048,576 empty rows are passed over', async () => {
  const empty = Array.from({ length: 1_048_575 }, (_, index) => `<row r="${index + 2}"/>`).join('')
  const { all, headers } = await readWhole(sheet(header + empty))
  expect({ all, headers }).toEqual({ all: [], headers: ['url'] })
})

test('a sheet without text is refused by its name', async () => {
  expect(await refusalOfWorkbook(sheet('<row r="1048576"><c r="XFD1048576" s="1"/></row>'))).toEqual({
    code: 'sheet_empty',
    sheet: 'Bilder',
  })
})

test('macros, links to other workbooks and formulas that fetch do no harm', async () => {
  const { all } = await readWhole(
    sheet(
      `${header}<row r="2"><c r="A2" t="str"><f>WEBSERVICE("http://127.0.0.1:9")&amp;'[1]Tabelle'!A1&amp;cmd|' /C calc'!A0</f><v>a.jpg</v></c></row>`,
      {
        parts: [
          { name: 'xl/vbaProject.bin', content: new Uint8Array([1, 2, 3]) },
          { name: 'xl/externalLinks/externalLink1.xml', content: '<externalLink/>' },
        ],
      },
    ),
  )
  expect(all.map(({ cells }) => cells)).toEqual([['a.jpg']])
})

test('names that climb are names like others, targets that climb out of the package are refused', async () => {
  const climbing = { name: '../../etc/passwd', content: 'x' }
  expect((await readWhole(sheet(list, { parts: [climbing] }))).all).toHaveLength(1)
  const target = {
    name: '_rels/.rels',
    content:
      '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="../../../xl/workbook.xml"/></Relationships>',
  }
  expect(await refusalOfWorkbook(sheet(list, { parts: [target] }))).toEqual({
    code: 'spreadsheet_damaged',
    part: '_rels/.rels',
  })
})

test.each([
  ['a sheet', 'xl/worksheets/sheet1.xml'],
  ['its shared texts', 'xl/sharedStrings.xml'],
])('a ZIP bomb in %s is unpacked no further than the bound', async (_, name) => {
  const content = `<a>${' '.repeat(60_000_000)}</a>`
  const bomb = { name, content, claims: 1_000 }
  const { code } = (await refusalOfWorkbook(sheet(list, { sharedTexts: '', parts: [bomb] })))!
  expect(['spreadsheet_too_large', 'spreadsheet_damaged', 'sheet_damaged']).toContain(code)
})

test('shared texts beyond the bound are refused, however well they are packed', async () => {
  const many = `<si><t>${'a'.repeat(1_000)}</t></si>`.repeat(140_000)
  expect(await refusalOfWorkbook(sheet(list, { sharedTexts: many }))).toEqual({
    code: 'spreadsheet_too_large',
    part: 'xl/sharedStrings.xml',
  })
})

test('entries that overlap are refused', async () => {
  const content = '<worksheet/>'
  const overlapping = [
    { name: 'xl/styles.xml', content },
    { name: 'xl/worksheets/sheet1.xml', content, overlaps: true },
  ]
  const refusal = await refusalOfWorkbook(sheet(list, { styles: '', parts: overlapping }))
  expect(refusal?.code).toMatch(/damaged$/)
})

test('two entries of one name, and more entries than a workbook has, are refused', async () => {
  const one = { name: 'xl/x.xml', content: '' }
  expect(await refusalOfWorkbook(makeZip([one, { ...one, name: 'XL/X.xml' }]))).toMatchObject({
    code: 'spreadsheet_damaged',
  })
  const many = Array.from({ length: 10_001 }, (_, index) => ({ name: `p${index}`, content: '' }))
  expect(await refusalOfWorkbook(makeZip(many))).toEqual({ code: 'spreadsheet_too_large', part: 'ZIP' })
})

test('a file that is not an XLSX workbook is refused as what it is', async () => {
  const compound = (name: string) => {
    const bytes = Buffer.alloc(2_048)
    Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
    bytes.writeUInt16LE(9, 30)
    bytes.write(name, 1_024 + 64, 'utf16le')
    bytes.writeUInt32LE(1, 48)
    return bytes
  }
  expect(await refusalOfWorkbook(Buffer.from('url\na.jpg\n'))).toEqual({ code: 'no_spreadsheet' })
  expect(await refusalOfWorkbook(Buffer.alloc(0))).toEqual({ code: 'no_spreadsheet' })
  expect(await refusalOfWorkbook(compound('Workbook'))).toEqual({ code: 'spreadsheet_old' })
  expect(await refusalOfWorkbook(compound('EncryptedPackage'))).toEqual({ code: 'spreadsheet_locked' })
  const ods = [{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' }]
  expect(await refusalOfWorkbook(makeZip(ods))).toEqual({ code: 'spreadsheet_of_another_kind' })
  const word = {
    name: '_rels/.rels',
    content:
      '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
  }
  expect(await refusalOfWorkbook(makeZip([word, { name: 'word/document.xml', content: '<a/>' }]))).toEqual({
    code: 'spreadsheet_of_another_kind',
  })
  const locked = sheet('', {
    parts: [{ name: 'xl/worksheets/sheet1.xml', content: root(header), isEncrypted: true }],
  })
  expect(await refusalOfWorkbook(locked)).toEqual({ code: 'spreadsheet_locked' })
})

test('a workbook that is cut off anywhere is refused', async () => {
  const whole = sheet(list, { sharedTexts: '<si><t>a</t></si>' })
  for (let end = 4; end < whole.length; end += Math.ceil(whole.length / 40))
    expect(await refusalOfWorkbook(whole.subarray(0, end))).toMatchObject({ code: 'spreadsheet_damaged' })
})

test.each([
  ['a row that comes twice', `${header}<row r="1"/>`, 'A1'],
  ['a row beyond the last', `${header}<row r="1048577"/>`, 'A1'],
  ['a cell without a column', `${header}<row r="2"><c r="17"/></row>`, 'A2'],
  ['a column beyond the last', `${header}<row r="2"><c r="XFE2"/></row>`, 'A2'],
  ['a shared text that is not there', `${header}<row r="2"><c r="B2" t="s"><v>7</v></c></row>`, 'B2'],
  ['a number that is none', `${header}<row r="2"><c r="A2"><v>zwölf</v></c></row>`, 'A2'],
  ['a NUL', `${header}<row r="2"><c r="A2" t="str"><v>a\0b</v></c></row>`, 'A2'],
  ['a surrogate alone', `${header}<row r="2"><c r="A2" t="str"><v>&#xD800;</v></c></row>`, 'A2'],
  ['an entity that is not XML’s', `${header}<row r="2"><c r="A2" t="str"><v>&lol;</v></c></row>`, 'A2'],
  ['an end that is missing', `${header}<row r="2"><c r="A2"></row>`, 'A2'],
  ['elements that nest without an end', `${header}<row r="2">${'<a>'.repeat(100_000)}`, 'A2'],
])('%s is refused with its sheet and its cell', async (_, rows, cell) => {
  expect(await refusalOfWorkbook(sheet(rows))).toEqual({ code: 'sheet_damaged', sheet: 'Bilder', cell })
})

test('escapes of a cell make no NUL and no surrogate that stands alone', async () => {
  const { all } = await readWhole(
    sheet(`${header}<row r="2"><c r="A2" t="str"><v>a_x0000_b_xD800_c_x0041_</v></c></row>`),
  )
  expect(all[0]?.cells).toEqual(['ab\ufffdcA'])
})

test('entities that a document defines are not unfolded', async () => {
  const laughs = `<!DOCTYPE a [<!ENTITY a "${'b'.repeat(1_000)}"><!ENTITY b SYSTEM "file:///etc/passwd">]>`
  expect(
    await refusalOfWorkbook(withSheet(`${laughs}${root('<sheetData><row><c>&b;</c></row></sheetData>')}`)),
  ).toMatchObject({ code: 'sheet_damaged' })
})

test('texts and rows that are too long are refused with their cell', async () => {
  const text = 'a'.repeat(600_000)
  const cells = `<c r="A2" t="str"><v>${text}</v></c><c r="B2" t="str"><v>${text}</v></c>`
  expect(await refusalOfWorkbook(sheet(`${header}<row r="2">${cells}</row>`))).toEqual({
    code: 'sheet_row_too_large',
    sheet: 'Bilder',
    cell: 'B2',
    maxCharacters: 1_000_000,
  })
  const pieces = `<c r="A2" t="inlineStr"><is>${`<t>${text}</t>`.repeat(3)}</is></c>`
  expect(await refusalOfWorkbook(sheet(`${header}<row r="2">${pieces}</row>`))).toMatchObject({
    code: 'sheet_row_too_large',
    cell: 'A2',
  })
  expect(
    (
      await refusalOfWorkbook(
        sheet(`${header}<row r="2"><c r="A2"><v>${'1'.repeat(5_000_000)}</v></c></row>`),
      )
    )?.code,
  ).toMatch(/^sheet_/)
})

test('text without a header above it is refused with its cell, empty cells there do no harm', async () => {
  const surplus = (text: string) => [['url'], ['a.jpg', text]]
  expect(await refusalOfWorkbook(sheet(surplus('Notiz')))).toEqual({
    code: 'sheet_surplus_cell',
    sheet: 'Bilder',
    cell: 'B2',
  })
  expect(await refusalOfWorkbook(sheet(surplus(' ')))).toBeNull()
})

test('too many columns and rows are refused, and a sheet that is not there', async () => {
  const wide = [Array.from({ length: 501 }, (_, index) => `c${index}`)]
  expect(await refusalOfWorkbook(sheet(wide))).toEqual({ code: 'too_many_columns', maxColumns: 500 })
  expect(await refusalOfWorkbook(sheet([...list, ['b.jpg']]), '', 1)).toEqual({
    code: 'too_many_rows',
    maxRows: 1,
  })
  expect(await refusalOfWorkbook(sheet(list), 'Fotos')).toMatchObject({
    code: 'sheet_missing',
    sheet: 'Fotos',
  })
})

import { expect, test } from 'vitest'
import { addressInCell } from './address-in-cell.ts'
import { makeWorkbook } from './testing/make-workbook.ts'
import { readWhole } from './testing/read-workbook-rows.ts'

const cellsOf = async (...workbook: Parameters<typeof readWhole>) =>
  (await readWhole(...workbook)).all.map(({ cells }) => cells)

const oneSheet = (rows: string, more: Partial<Parameters<typeof makeWorkbook>[0]> = {}) =>
  makeWorkbook({ sheets: [{ name: 'Bilder', rows }], ...more })

test('the first row that holds text is the header, and rows keep their numbers', async () => {
  const { headers, sheet, all } = await readWhole(
    oneSheet(`
      <row r="2"/>
      <row r="3"><c r="A3" t="inlineStr"><is><t>url</t></is></c><c r="C3" t="inlineStr"><is><t>alt</t></is></c><c r="D3" s="1"/></row>
      <row r="5"><c r="C5" t="inlineStr"><is><t>b</t></is></c></row>
      <row r="9"><c r="A9" t="inlineStr"><is><t> </t></is></c></row>
      <row r="12"><c r="A12" t="inlineStr"><is><t>a</t></is></c></row>`),
  )
  expect(sheet).toBe('Bilder')
  expect(headers).toEqual(['url', '', 'alt'])
  expect(all).toMatchObject([
    { cells: ['', '', 'b'], row: 5 },
    { cells: ['a'], row: 12 },
  ])
})

test('cells say what they show: texts of every kind, truth, faults, numbers and the last values of formulas', async () => {
  const rows = await cellsOf(
    oneSheet(
      `<row><c t="s"><v>0</v></c></row>
      <row><c t="s"><v>1</v></c></row>
      <row><c t="s"><v>2</v></c></row>
      <row><c t="inlineStr"><is><r><t>in</t></r><r><rPr><b/></rPr><t>line</t></r><rPh sb="0" eb="1"><t>x</t></rPh></is></c></row>
      <row><c t="str"><f>A1&amp;"x"</f><v>kopfx</v></c></row>
      <row><c t="b"><v>1</v></c></row>
      <row><c t="e"><f>1/0</f><v>#DIV/0!</v></c></row>
      <row><c><v>0.30000000000000004</v></c></row>
      <row><c t="n"><f>WEBSERVICE("https://example.org")</f><v>12</v></c></row>
      <row><c s="1"><v>45657</v></c></row>
      <row><c s="2"><v>0.19</v></c></row>
      <row><c t="d" s="1"><v>2024-12-31T00:00:00</v></c></row>
      <row><c t="str"><v>Zeile 1_x000D_&#10;Zeile 2</v></c></row>
      <row><c t="inlineStr"><is><t><![CDATA[<a> & b]]></t></is></c></row>`,
      {
        sharedTexts:
          '<si><t>kopf</t></si><si><r><t>fe</t></r><r><rPr/><t xml:space="preserve">tt </t></r></si><si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>',
        styles:
          '<numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="9"/></cellXfs>',
      },
    ),
  )
  expect(rows.flat()).toEqual([
    'fett ',
    '東京',
    'inline',
    'kopfx',
    'TRUE',
    '#DIV/0!',
    '0.3',
    '12',
    '31.12.2024',
    '19%',
    '31.12.2024',
    'Zeile 1\r\nZeile 2',
    '<a> & b',
  ])
})

test('a workbook may count its days from 1904', async () => {
  const rows = await cellsOf(
    oneSheet('<row><c t="str"><v>Tag</v></c></row><row><c s="1"><v>44195</v></c></row>', {
      isFrom1904: true,
      styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>',
    }),
  )
  expect(rows).toEqual([['2024-12-31']])
})

test.each([
  ['with prefixes', { prefix: 'x:' }],
  ['of the strict kind', { namespace: 'http://purl.oclc.org/ooxml/spreadsheetml/main' }],
])('elements %s are read', async (_, more) => {
  const p = 'prefix' in more ? more.prefix : ''
  const row = (text: string) => `<${p}row><${p}c t="str"><${p}v>${text}</${p}v></${p}c></${p}row>`
  expect(await cellsOf(oneSheet(row('url') + row('a.jpg'), more))).toEqual([['a.jpg']])
})

test('a sheet is chosen by its name, hidden ones come last, and the first that holds text is read', async () => {
  const workbook = makeWorkbook({
    sheets: [
      { name: 'Versteckt', rows: [['geheim']], state: 'hidden' },
      { name: 'Deckblatt', rows: '<row r="1"/>' },
      { name: 'Makros', rows: [['x']], state: 'veryHidden' },
      { name: 'Äpfel & Birnen', rows: [['url'], ['a.jpg']] },
    ],
  })
  expect(await readWhole(workbook)).toMatchObject({
    sheets: ['Deckblatt', 'Äpfel & Birnen', 'Versteckt'],
    sheet: 'Äpfel & Birnen',
    headers: ['url'],
  })
  expect(await readWhole(workbook, 'versteckt')).toMatchObject({ sheet: 'Versteckt', headers: ['geheim'] })
})

test('of a cell that links to an address its text stays, and where addresses are sought the link is one', async () => {
  const { all } = await readWhole(
    makeWorkbook({
      sheets: [
        {
          name: 'Bilder',
          rows: `<row r="1"><c r="A1" t="str"><v>Bild</v></c></row>
            <row r="2"><c r="A2" t="str"><v>Foto 1</v></c></row>
            <row r="3"><c r="A3" t="str"><v>https://example.org/selbst.jpg</v></c></row>
            <row r="4"><c r="A4" t="str"><f>HYPERLINK("https://example.org/""3"".jpg","Foto 3")</f><v>Foto 3</v></c></row>
            <row r="5"><c r="A5" t="str"><v>Foto 4</v></c></row>
            <row r="6"><c r="A6" t="e"><f>_xlfn.IMAGE("https://example.org/5.jpg")</f><v>#NAME?</v></c></row>`,
          after:
            '<hyperlinks><hyperlink ref="A2" r:id="l1"/><hyperlink ref="A3" r:id="l1"/><hyperlink ref="A5" r:id="l2"/></hyperlinks>',
          links: { l1: 'https://example.org/1.jpg', l2: 'file:///etc/passwd' },
        },
      ],
    }),
  )
  expect(all.map(({ cells }) => cells[0])).toEqual([
    'Foto 1',
    'https://example.org/selbst.jpg',
    'Foto 3',
    'Foto 4',
    '#NAME?',
  ])
  expect(all.map((row) => addressInCell(row, 0))).toEqual([
    'https://example.org/1.jpg',
    'https://example.org/selbst.jpg',
    'https://example.org/"3".jpg',
    'Foto 4',
    'https://example.org/5.jpg',
  ])
})

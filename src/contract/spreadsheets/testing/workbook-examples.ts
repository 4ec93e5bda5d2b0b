import { makeWorkbook } from './make-workbook.ts'

/** A workbook with what is read of it, in the browser and on the server alike. */
export interface WorkbookExample {
  title: string
  bytes: Uint8Array<ArrayBuffer>
  sheet?: string
  headers: string[]
  /** The column that is found to hold the addresses. */
  url: string
  addresses: string[]
  /** The first column of each row as it is shown. */
  first: string[]
}

const picture = 'https://example.org/1.jpg'

export const workbookExamples: WorkbookExample[] = [
  {
    title: 'a plain table',
    bytes: makeWorkbook({
      sheets: [
        {
          name: 'Tabelle1',
          rows: [['id', 'url', 'alt'], ['7', picture, 'Ein Becher'], [], ['8', 'https://example.org/2.jpg']],
        },
      ],
    }),
    headers: ['id', 'url', 'alt'],
    url: 'url',
    addresses: [picture, 'https://example.org/2.jpg'],
    first: ['7', '8'],
  },
  {
    title: 'shared texts, dates and prices',
    bytes: makeWorkbook({
      sheets: [
        {
          name: 'Tabelle1',
          rows: `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>
            <row r="3"><c r="A3" s="1"><v>45657</v></c><c r="B3" t="s"><v>3</v></c><c r="C3" s="2"><v>1234.5</v></c></row>`,
        },
      ],
      sharedTexts: `<si><t>Tag</t></si><si><t>Bild</t></si><si><t>Preis</t></si><si><t>${picture}</t></si>`,
      styles:
        '<numFmts><numFmt numFmtId="164" formatCode="dd.mm.yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="4"/></cellXfs>',
    }),
    headers: ['Tag', 'Bild', 'Preis'],
    url: 'Bild',
    addresses: [picture],
    first: ['31.12.2024'],
  },
  {
    title: 'links behind texts, on a sheet that is chosen',
    bytes: makeWorkbook({
      sheets: [
        { name: 'Deckblatt', rows: [['Liste vom Montag']] },
        {
          name: 'Fotos',
          rows: [
            ['Nr.', 'Foto'],
            ['1', 'Ansehen'],
          ],
          after: '<hyperlinks><hyperlink ref="B2" r:id="l1"/></hyperlinks>',
          links: { l1: picture },
        },
      ],
    }),
    sheet: 'fotos',
    headers: ['Nr.', 'Foto'],
    url: 'Foto',
    addresses: [picture],
    first: ['1'],
  },
]

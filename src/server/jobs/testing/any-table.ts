import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { openList } from '#server/jobs/lists/read-list.ts'

const delimiters = [',', ';', '\t', '|'] as const
const columnNames = ['Nr', 'Titel', 'Ort', 'Alt-Text'] as const

/** What may stand around an address. */
const wrappings = [
  (url: string) => url,
  (url: string) => ` ${url} `,
  (url: string) => `\u200b${url}`,
  (url: string) => `<${url}>`,
  (url: string) => `url(${url})`,
  (url: string) => `hund.jpg (${url})`,
  (url: string) => `![](${url})`,
  (url: string) => `[${url}]`,
  (url: string) => `["${url}"]`,
  (url: string) => `<img src="${url}">`,
  (url: string) => `=IMAGE("${url}")`,
]

const encoders = {
  utf8: (text: string) => Buffer.from(text),
  'utf8 with a mark': (text: string) => Buffer.from(`\ufeff${text}`),
  utf16le: (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  utf16be: (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  // It has none of the characters that nobody sees.
  windows1252: (text: string) => Buffer.from(text.replaceAll('\u200b', ''), 'latin1'),
}

/** Above a header; `{d}` stands for a list's delimiter. */
const preambles = [
  '',
  '',
  'sep={d}\n',
  '"sep={d}"\n',
  'Bilderliste 2024\n\n',
  '# Export vom Mai\n# alle Bilder\n',
  '{d}{d}\n {d}\n',
  '\n\n',
]

const text = fc.constantFrom(
  'Ein Hund',
  'Größe, klein',
  'rot; grün',
  '"Zitat" am Tor',
  'a | b',
  'Zeile\nzwei',
  "d'or",
  '',
)

export const anyTable = fc.record({
  headers: fc.shuffledSubarray([...columnNames], { minLength: 1 }),
  urlAt: fc.nat(4),
  rows: fc.array(
    fc.record({ texts: fc.array(text, { minLength: 4, maxLength: 4 }), wrap: fc.constantFrom(...wrappings) }),
    {
      minLength: 2,
      maxLength: 6,
    },
  ),
  delimiter: fc.constantFrom(...delimiters),
  encoding: fc.constantFrom(...(Object.keys(encoders) as Array<keyof typeof encoders>)),
  lineBreak: fc.constantFrom('\n', '\r\n'),
  quotes: fc.constantFrom('needed', 'all', 'padded'),
  preamble: fc.constantFrom(...preambles),
  hasHeader: fc.boolean(),
  endsInBreak: fc.boolean(),
})
type AnyTable = typeof anyTable extends fc.Arbitrary<infer T> ? T : never

/** A table as it is written, and as it is meant. */
function write(table: AnyTable) {
  const { delimiter, quotes, lineBreak, hasHeader } = table
  const at = Math.min(table.urlAt, table.headers.length)
  const names: string[] = table.headers
  const headers = names.toSpliced(at, 0, 'Bild-URL')
  const alt = headers.indexOf('Alt-Text')
  const pictures = table.rows.map(({ texts, wrap }, index) => {
    const url = `https://bilder.example/${index}.jpg`
    const others: string[] = names.map((_, column) => texts[column] ?? '')
    const cells = others.toSpliced(at, 0, wrap(url))
    // Of a table without a header no column is known to hold alt texts.
    return { url, cells, alt: hasHeader && alt !== -1 ? cells[alt]! : '' }
  })
  const needsQuotes = new RegExp(`["\\r\\n${delimiter === '|' ? '\\|' : delimiter}]`)
  const quote = (cell: string) =>
    quotes !== 'needed' || needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
  const separator = quotes === 'padded' ? `${delimiter} ` : delimiter
  const lines = [...(hasHeader ? [headers] : []), ...pictures.map(({ cells }) => cells)]
  const above = hasHeader ? table.preamble.replaceAll('{d}', delimiter) : ''
  const rows = lines.map((cells) => cells.map(quote).join(separator)).join('\n')
  const whole = (above + rows + (table.endsInBreak ? '\n' : '')).replaceAll('\n', lineBreak)
  return { bytes: encoders[table.encoding](whole), headers, pictures, whole }
}

/** Writes a table and reads it back; answers what was meant and what was read. */
export async function readBack(folder: string, table: AnyTable) {
  const { bytes, headers, pictures, whole } = write(table)
  const path = join(folder, 'list')
  await writeFile(path, bytes)
  const list = await openList(path, table.delimiter === '\t' ? 'list.tsv' : 'list.csv', {})
  const read: Array<[address: string, alt: string]> = []
  for await (const rows of list.rows())
    for (const { rawUrl, wishes } of rows)
      read.push([rawUrl.replaceAll('\u200b', '').trim(), wishes.existingAlt ?? ''])
  const meant = pictures.map(({ url, alt }) => [url, plain(alt)])
  const named = table.hasHeader ? headers : headers.map((_, index) => `Spalte ${index + 1}`)
  return {
    whole,
    meant: { headers: named, pictures: meant },
    read: { headers: list.headers, pictures: read.map(([url, alt]) => [url, plain(alt)]) },
  }
}

// What ends lines within a cell is the file's.
function plain(alt: string): string {
  return alt.replaceAll('\r\n', '\n')
}

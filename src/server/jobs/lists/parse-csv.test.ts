import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LineBreak } from './create-line-break-counter.ts'
import { type CsvRecord, parseCsv } from './parse-csv.ts'

async function parse(pieces: string[], lineBreak: LineBreak | null): Promise<CsvRecord[]> {
  async function* texts() {
    yield* pieces
  }
  const records: CsvRecord[] = []
  const form = { delimiter: ';', lineBreak, columnCount: 2, firstLine: 2 } as const
  for await (const some of parseCsv(texts(), form)) records.push(...some)
  return records
}

const text =
  'a;b\r\n"c ""x""";"d\r\n\r\nd"\r\n\r\n12" e;"""f"""\r\n"g";h\r\n;\r\n"";""\r\n"i\r";j\r\n"k"  ;l\r\nm;"n"'
const records = [
  { cells: ['a', 'b'], line: 2 },
  { cells: ['c "x"', 'd\r\n\r\nd'], line: 3 },
  { cells: ['12" e', '"f"'], line: 7 },
  { cells: ['g', 'h'], line: 8 },
  { cells: ['', ''], line: 9 },
  { cells: ['', ''], line: 10 },
  { cells: ['i\r', 'j'], line: 11 },
  { cells: ['k', 'l'], line: 13 },
  { cells: ['m', 'n'], line: 14 },
]

test.each([['\r\n'], [null]] as const)(
  'lines that end in %j are numbered as an editor does',
  async (lineBreak) => {
    expect(await parse([text], lineBreak)).toEqual(records)
  },
)

test('a text gives the same records wherever it is cut', async () => {
  const cuts = fc.array(fc.nat(text.length), { maxLength: 12 }).map((cuts) => cuts.sort((a, b) => a - b))
  await fc.assert(
    fc.asyncProperty(cuts, fc.constantFrom('\r\n' as const, null), async (cuts, lineBreak) => {
      const pieces = [...cuts, text.length].map((cut, index) => text.slice(cuts[index - 1] ?? 0, cut))
      expect(await parse(pieces, lineBreak)).toEqual(records)
    }),
  )
  expect(await parse([...text], null)).toEqual(records)
})

import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import Papa from 'papaparse'
import { insertExportedJob } from '#server/jobs/testing/insert-exported-job.ts'
import { guardFormula } from '#server/platform/csv/guard-formula.ts'
import { expect, test } from '#server/testing/test.ts'
import { exportCsv } from './export-csv.ts'

const german = { delimiter: ';', language: 'de' } as const
const list = { columns: ['id', 'bild'], languages: ['de', 'Latein'], listKind: 'csv' } as const

test('every image is a line: the list’s own cells, then the texts', async ({ platform, make }) => {
  const anna = await make.user()
  const job = await insertExportedJob(platform.pool, anna.id, { ...list, columns: ['id', 'filename'] }, [
    {
      source: '["7","a;\\"b\\"\\nc"]',
      state: 'succeeded',
      done_at: new Date('2025-03-04T05:06:07.890Z'),
      keywords: ['Hof', 'Linde'],
      interpretation: '=Innenhof',
      language_versions: { Latein: { altText: 'Area', description: 'Arbor; area.' } },
      model: 'claude',
      purpose: 'text',
      prompt_version: '4',
    },
    { source: '["8",""]', state: 'failed', fault: { code: 'not_found', details: { status: 404 } } },
    { source: '["9"]', state: 'skipped', fault: { code: 'stopped' }, done_at: null },
  ])
  const csv = await text(exportCsv(platform.pool, job, german))
  // Text decoders drop the byte order mark.
  expect(csv.replace('\ufeff', '').split('\r\n')).toEqual([
    'id;filename;filename_2;success;error;keywords;interpretation;alt_text_de;description_de;alt_text_Latein;description_Latein;needs_review;decorative;model;prompt_version;generated_at;edited;approved',
    `7;"a;""b""\nc";hof.jpg;true;;"Hof, Linde";"'=Innenhof";;;Area;"Arbor; area.";false;false;claude;4;2025-03-04T05:06:07Z;false;false`,
    '8;;hof.jpg;false;Unter dieser Adresse gibt es kein Bild (Antwort 404).;;;;;;;;;;;;;',
    '9;;hof.jpg;false;Nicht verarbeitet: Die Verarbeitung wurde gestoppt.;;;;;;;;;;;;;',
    '',
  ])
})

test('edited, approved and regenerated texts are marked, even carried over ones', async ({
  platform,
  make,
}) => {
  const anna = await make.user()
  const moment = '2025-03-04T05:06:07.890Z'
  const described = {
    source: '["1"]',
    state: 'succeeded',
    done_at: moment,
    purpose: 'informative',
    model: 'claude',
    prompt_version: '4',
  }
  const rows = [
    { ...described, edited_at: moment, risk: 101 },
    { ...described, approved_at: moment },
    { ...described, generated_at: '2025-04-05T06:07:08.901Z' },
    { source: '["4"]', state: 'carried', done_at: null, edited_at: moment },
  ]
  const job = await insertExportedJob(platform.pool, anna.id, { ...list, languages: [] }, rows)
  const csv = await text(exportCsv(platform.pool, job, german))
  const endings = csv.split('\r\n').map((line) => line.split(';').slice(-7).join(';'))
  expect(endings.slice(0, -1)).toEqual([
    'needs_review;decorative;model;prompt_version;generated_at;edited;approved',
    'true;false;claude;4;2025-03-04T05:06:07Z;true;false',
    'false;false;claude;4;2025-03-04T05:06:07Z;false;true',
    'false;false;claude;4;2025-04-05T06:07:08Z;false;false',
    'false;;;;;true;false',
  ])
})

test('the file has a byte order mark, the requested delimiter and errors in the reader’s language', async ({
  platform,
  make,
}) => {
  const anna = await make.user()
  const rows = [{ source: '["1","ä"]', state: 'failed', fault: { code: 'not_http' } } as const]
  const job = await insertExportedJob(platform.pool, anna.id, { ...list, languages: ['de'] }, rows)
  const bytes = Buffer.concat(
    await exportCsv(platform.pool, job, { delimiter: ',', language: 'en' }).toArray(),
  )
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(bytes.toString().split('\r\n')[1]).toBe(
    '1,ä,hof.jpg,false,This is not a web address (https://…).,,,,,,,,,,,',
  )
})

test('rows of JSON lists become cells: numbers as written, nested values as JSON, null and missing empty', async ({
  platform,
  make,
}) => {
  const anna = await make.user()
  const columns = ['price', 'url', 'tags', 'ok', 'note']
  const objects = await insertExportedJob(
    platform.pool,
    anna.id,
    { columns, languages: [], listKind: 'json-objects' },
    [
      { source: '{ "url": "a\\tb", "price": 1.00, "tags": ["x", 1.0], "ok": true, "note": null }' },
      { source: '{}' },
    ],
  )
  const urls = await insertExportedJob(
    platform.pool,
    anna.id,
    { columns: ['url'], languages: [], listKind: 'json-urls' },
    [{ source: ' "https://example.org/\\u00e4.jpg" ' }],
  )
  const lines = (await text(exportCsv(platform.pool, objects, german))).split('\r\n')
  expect(lines[1]).toMatch(/^1\.00;"a\tb";"\[""x"", 1\.0\]";true;;hof\.jpg;false;/)
  expect(lines[2]).toMatch(/^;;;;;hof\.jpg;false;/)
  expect(await text(exportCsv(platform.pool, urls, german))).toContain(
    '\r\nhttps://example.org/ä.jpg;hof.jpg;',
  )
})

test('any list comes back unchanged, except for the documented apostrophe', async ({ platform, make }) => {
  const anna = await make.user()
  // PostgreSQL’s text cannot contain NUL, nor UTF-8 a lone surrogate; list readers accept neither.
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }).map((any) => any.replaceAll('\0', '')),
    fc.string({ unit: fc.constantFrom(...'=@+-\t\r\n";,\'ä5 .') }),
  )
  const tables = fc.array(fc.tuple(cell, cell), { minLength: 2, maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(tables, fc.constantFrom(';' as const, ',' as const), async (table, delimiter) => {
      const [columns, ...rows] = table
      const job = await insertExportedJob(
        platform.pool,
        anna.id,
        { ...list, columns: columns! },
        rows.map((cells) => ({ source: JSON.stringify(cells) })),
      )
      const csv = await text(exportCsv(platform.pool, job, { delimiter, language: 'de' }))
      const read = Papa.parse<string[]>(csv.replace('\ufeff', ''), { delimiter, newline: '\r\n' })
      expect(read.data.slice(0, -1).map((cells) => cells.slice(0, 2))).toEqual(
        table.map((cells) => cells.map(guardFormula)),
      )
    }),
    { numRuns: 40 },
  )
})

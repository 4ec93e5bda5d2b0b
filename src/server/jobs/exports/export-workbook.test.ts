import { buffer, text } from 'node:stream/consumers'
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/node'
import { insertExportedJob } from '#server/jobs/testing/insert-exported-job.ts'
import { expect, test } from '#server/testing/test.ts'
import { exportCsv } from './export-csv.ts'
import { exportWorkbook } from './export-workbook.ts'

const list = { columns: ['id', 'bild'], languages: ['de', 'en'], listKind: 'csv' } as const

test('a spreadsheet has the columns and the texts of the CSV, with no apostrophe before a formula', async ({
  platform,
  make,
}) => {
  const anna = await make.user()
  const job = await insertExportedJob(platform.pool, anna.id, list, [
    {
      source: '["007","=1+1"]',
      state: 'succeeded',
      done_at: new Date('2025-03-04T05:06:07.890Z'),
      keywords: ['Hof', 'Linde'],
      interpretation: 'Ein „Innenhof“ & mehr',
      language_versions: { de: { altText: 'Hof;\nLinde', description: '-5 Stufen' } },
      model: 'claude',
      purpose: 'text',
      prompt_version: '4',
    },
    { source: '["8",""]', state: 'failed', fault: { code: 'not_found', details: { status: 404 } } },
  ])
  const csv = await text(exportCsv(platform.pool, job, { delimiter: ';', language: 'de' }))
  const { data } = Papa.parse<string[]>(csv.replace('\ufeff', ''), { delimiter: ';', newline: '\r\n' })
  data[1]![1] = '=1+1'
  const rows = await readSheet(await buffer(exportWorkbook(platform.pool, job, { language: 'de' })), {
    trim: false,
  })
  expect(rows.map((row) => row.map((cell) => cell ?? ''))).toEqual(data.slice(0, -1))
})

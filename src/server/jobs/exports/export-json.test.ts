import { json, text } from 'node:stream/consumers'
import { z } from 'zod'
import { ExportedImage } from '#contract/entities/image.ts'
import { insertExportedJob } from '#server/jobs/testing/insert-exported-job.ts'
import { expect, test } from '#server/testing/test.ts'
import { exportCsv } from './export-csv.ts'
import { exportJson } from './export-json.ts'

const Exported = z.array(ExportedImage.extend({ source: z.unknown() }).strict())

test('every image has the shape of the contract and its original row', async ({ platform, make }) => {
  const anna = await make.user()
  const list = { columns: ['2', '1'], languages: ['en', 'de'], listKind: 'csv' } as const
  const languageVersions = {
    de: { altText: 'Hof', description: 'Ein "Hof".' },
    en: { altText: 'Yard', description: 'A yard.' },
  }
  const job = await insertExportedJob(platform.pool, anna.id, list, [
    {
      source: '["a","b"]',
      state: 'succeeded',
      language_versions: languageVersions,
      keywords: ['Hof'],
      has_thumbnail: true,
    },
    { source: '["=c","d"]', state: 'failed', fault: { code: 'not_http' } },
  ])
  const written = await text(exportJson(platform.pool, job, { language: 'en' }))
  const images = Exported.parse(JSON.parse(written))
  expect(images[0]).toMatchObject({
    id: 1,
    success: true,
    altText: 'Yard',
    languageVersions,
    keywords: ['Hof'],
  })
  expect(images[1]).toMatchObject({ id: 2, success: false, error: 'This is not a web address (https://…).' })
  // In the list’s order, though these keys look like numbers.
  expect(written).toContain('"source":{"2":"a","1":"b"}')
  expect(written).toContain('"source":{"2":"=c","1":"d"}')
})

test('a row with missing cells at its end has every column', async ({ platform, make }) => {
  const anna = await make.user()
  for (const [columns, source] of [
    [['url', 'a', 'b'], { url: 'x', a: '', b: '' }],
    [
      ['url', '', ''],
      ['x', '', ''],
    ],
  ] as const) {
    const list = { columns: [...columns], languages: ['de'], listKind: 'csv' } as const
    const job = await insertExportedJob(platform.pool, anna.id, list, [{ source: '["x"]' }])
    expect(await json(exportJson(platform.pool, job, { language: 'en' }))).toMatchObject([{ source }])
    const written = await text(exportCsv(platform.pool, job, { delimiter: ';', language: 'en' }))
    expect(written.split('\r\n')[1]).toMatch(/^x;;;hof.jpg;/)
  }
})

test('manual edits and approvals are included', async ({ platform, make }) => {
  const anna = await make.user()
  const list = { columns: ['url'], languages: ['de'], listKind: 'csv' } as const
  const described = {
    source: '["a"]',
    state: 'succeeded',
    language_versions: { de: { altText: 'Hof', description: 'Ein Hof.' } },
    breaches: [{ rule: 'opening', languages: ['de'] }],
  }
  const moment = '2025-03-04T05:06:07.890Z'
  const job = await insertExportedJob(platform.pool, anna.id, list, [
    { ...described, edited_at: moment, risk: 101 },
    { ...described, approved_at: moment, regenerated_at: moment },
  ])
  const images = Exported.parse(await json(exportJson(platform.pool, job, { language: 'en' })))
  expect(images).toMatchObject([
    { edited: true, approved: false, needsReview: true, canRegenerate: true },
    { edited: false, approved: true, needsReview: false, canRegenerate: false },
  ])
})

test('a row with empty or repeated headers is the array of its cells', async ({ platform, make }) => {
  const anna = await make.user()
  const list = { columns: ['url', 'url', ''], languages: ['de'], listKind: 'csv' } as const
  const job = await insertExportedJob(platform.pool, anna.id, list, [{ source: '["a","b","c"]' }])
  expect(await json(exportJson(platform.pool, job, { language: 'de' }))).toMatchObject([
    { state: 'pending', source: ['a', 'b', 'c'] },
  ])
})

test('a row of a JSON list has exactly the uploaded text', async ({ platform, make }) => {
  const anna = await make.user()
  const list = { columns: ['id', 'url'], languages: ['de'], listKind: 'json-objects' } as const
  const source = '{ "url":"x",\n "id" : 12345678901234567890.10, "2": 1, "1": 2 }'
  const job = await insertExportedJob(platform.pool, anna.id, list, [{ source }])
  expect(await text(exportJson(platform.pool, job, { language: 'de' }))).toContain(`"source":${source}}`)
})

test('a job without images is an empty array', async ({ platform, make }) => {
  const anna = await make.user()
  const job = await insertExportedJob(
    platform.pool,
    anna.id,
    { columns: ['url'], languages: ['de'], listKind: 'csv' },
    [],
  )
  expect(await json(exportJson(platform.pool, job, { language: 'de' }))).toEqual([])
})

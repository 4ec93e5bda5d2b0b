import { text } from 'node:stream/consumers'
import { insertExportedJob } from '#server/jobs/testing/insert-exported-job.ts'
import { expect, test } from '#server/testing/test.ts'
import { exportFailed } from './export-failed.ts'

const list = { columns: ['id', 'error'], languages: ['de'], listKind: 'csv' } as const
const options = { delimiter: ';', language: 'en' } as const
const notFound = { code: 'not_found', details: { status: 404 } }

test('only rows without texts are exported: the list’s own cells, then the error', async ({
  platform,
  make,
}) => {
  const anna = await make.user()
  const job = await insertExportedJob(platform.pool, anna.id, list, [
    { source: '["1","a"]', state: 'succeeded' },
    { source: '["2","=b;\\"c\\""]', state: 'failed', fault: notFound },
    { source: '["3","d"]', state: 'carried' },
    { source: '["4"]', state: 'skipped', fault: { code: 'stopped' } },
  ])
  const bytes = Buffer.concat(await exportFailed(platform.pool, job, options).toArray())
  expect(bytes.toString().split('\r\n')).toEqual([
    '\ufeffid;error;error_2',
    `2;"'=b;""c""";There is no image at this address (response 404).`,
    '4;;Not processed: processing was stopped.',
    '',
  ])
  const german = exportFailed(platform.pool, job, { delimiter: ',', language: 'de' })
  expect(await text(german)).toContain('\r\n4,,Nicht verarbeitet: Die Verarbeitung wurde gestoppt.\r\n')
})

test('a row that named several pictures names only the failed one', async ({ platform, make }) => {
  const anna = await make.user()
  const url = 'https://example.org/2.jpg'
  const source = JSON.stringify(['1', `https://example.org/1.jpg, ${url}`])
  const job = await insertExportedJob(platform.pool, anna.id, list, [
    { source, url: 'https://example.org/1.jpg', state: 'succeeded' },
    { source, url, state: 'skipped', fault: { code: 'stopped' } },
  ])
  const csv = await text(exportFailed(platform.pool, job, options))
  expect(csv.split('\r\n')[1]).toBe(`1;${url};Not processed: processing was stopped.`)
})

test('rows of JSON lists become cells', async ({ platform, make }) => {
  const anna = await make.user()
  const objects = await insertExportedJob(
    platform.pool,
    anna.id,
    { columns: ['url', 'price', 'tags'], languages: ['de'], listKind: 'json-objects' },
    [{ source: '{ "price": 1.00, "url": "a", "tags": ["x", 1.0] }', state: 'failed', fault: notFound }],
  )
  const urls = await insertExportedJob(
    platform.pool,
    anna.id,
    { columns: ['url'], languages: ['de'], listKind: 'json-urls' },
    [{ source: '"https://example.org/\\u00e4.jpg"', state: 'failed', fault: notFound }],
  )
  const lines = async (job: typeof objects) =>
    (await text(exportFailed(platform.pool, job, options))).split('\r\n').slice(0, 2)
  expect(await lines(objects)).toEqual([
    expect.stringMatching(/url;price;tags;error$/),
    'a;1.00;"[""x"", 1.0]";There is no image at this address (response 404).',
  ])
  expect(await lines(urls)).toEqual([
    expect.stringMatching(/url;error$/),
    'https://example.org/ä.jpg;There is no image at this address (response 404).',
  ])
})

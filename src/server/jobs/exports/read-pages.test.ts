import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { insertExportedJob } from '#server/jobs/testing/insert-exported-job.ts'
import { expect, test } from '#server/testing/test.ts'
import { exportCsv } from './export-csv.ts'
import { readPages } from './read-pages.ts'

const list = { columns: ['url'], languages: ['de'], listKind: 'csv' } as const
const csvOptions = { delimiter: ';', language: 'de' } as const
const rows = (count: number, cell = 'x') =>
  Array.from({ length: count }, () => ({ source: JSON.stringify([cell]) }))

test('many rows are read once each and in order, however many fit on a page', async ({ platform, make }) => {
  const anna = await make.user()
  const job = await insertExportedJob(platform.pool, anna.id, list, [
    ...rows(2_345),
    ...rows(30, 'ä'.repeat(200_000)),
  ])
  const positions: number[] = []
  for await (const page of readPages(platform.pool, job.id, { fields: 'source' }))
    positions.push(...page.map(([position]) => Number(position)))
  expect(positions).toEqual(Array.from({ length: 2_375 }, (_, index) => index + 1))
})

test('a reader that leaves frees the connection, and a waiting one holds none', async ({
  platform,
  make,
}) => {
  const anna = await make.user()
  const job = await insertExportedJob(platform.pool, anna.id, list, rows(3_000, 'x'.repeat(500)))
  const { pool } = platform
  const stream = exportCsv(pool, job, csvOptions)
  await once(stream, 'readable')
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
  stream.destroy()
  await once(stream, 'close')
  await expect.poll(() => [pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([0, 0])
})

test('a job deleted during its export ends it with an error, so it does not look complete', async ({
  platform,
  make,
}) => {
  const anna = await make.user()
  const job = await insertExportedJob(platform.pool, anna.id, list, rows(5_000))
  const stream = exportCsv(platform.pool, job, csvOptions)
  await once(stream, 'readable')
  await platform.pool.query('delete from jobs where id = $1', [job.id])
  await expect(text(stream)).rejects.toThrow('was deleted')
})

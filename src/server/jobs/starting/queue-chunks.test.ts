import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/open-database.ts'
import { generated } from '#server/testing/job-calls.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { until } from '#server/testing/until.ts'
import { queueChunks } from './queue-chunks.ts'

test('a new job starts at the level of the running ones, whatever a paused one waits for', async ({
  make,
  platform,
}) => {
  const { db } = platform
  const [anna, berta, clara] = [await make.user(), await make.user(), await make.user()]
  const paused = await anna.startJob({ images: 8 })
  const running = await berta.startJob({ images: 8 })
  await db.execute(sql`update jobs set status = 'paused' where id = ${paused.body.jobId}`)
  await db.execute(sql`
    update job_chunks set state = 'done' where job_id = ${running.body.jobId} and number < 5`)
  const { body } = await clara.startJob({ images: 3 })
  expect(await readLevels(db, body.jobId)).toEqual([5, 6, 7])
  for (const user of [anna, berta, clara]) await user.stopJob()
})

test('without running jobs, levels start from the beginning', async ({ make, platform }) => {
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 2 })
  expect(await readLevels(platform.db, body.jobId)).toEqual([0, 1])
})

test('a picture among thousands of carried over rows is one chunk, and its job ends', async ({
  make,
  platform,
  pictures,
  worker,
}) => {
  const anna = await make.user()
  const rows = Array.from({ length: 20_000 }, (_, index) => `https://example.org/${index}.jpg;da`)
  rows.splice(12_345, 0, `${generated(pictures.url, 1)[0]};`)
  const file = { name: 'list.csv', content: ['url;alt_text', ...rows].join('\n') }
  const { body } = await anna.startJob({ file, fields: { onlyMissing: 'true' } })
  expect(body).toMatchObject({ totalImages: 1 })
  const { rows: chunks } = await platform.db.execute(sql`
    select first_position, last_position from job_chunks where job_id = ${body.jobId}`)
  expect(chunks).toEqual([{ first_position: 12_346, last_position: 12_346 }])
  const { rows: queued } = await platform.db.execute(sql`
    select 1 from pgboss.job where name = 'describe-chunk' and (data->>'jobId')::int = ${body.jobId}`)
  expect(queued).toHaveLength(1)
  worker()
  await until(async () => (await anna.jobs())[0]?.finishedAt)
  expect(await anna.jobs()).toMatchObject([
    { status: 'completed', successfulImages: 1, carriedImages: 20_000 },
  ])
})

test('repeats are not work of their own', async ({ make, platform, pictures }) => {
  const anna = await make.user()
  const [a, b] = generated(pictures.url, 2)
  const { body } = await anna.startJob({ images: [a!, ...Array<string>(50).fill(a!), b!] })
  expect(await readLevels(platform.db, body.jobId)).toEqual([0, 1])
})

test('a decided image whose copies are still to be made is work, too', async ({
  make,
  platform,
  pictures,
}) => {
  const { db, queue } = platform
  const anna = await make.user()
  const [a, b] = generated(pictures.url, 2)
  const { jobId } = (await anna.startJob({ images: [a!, b!, a!] })).body
  await db.execute(sql`update job_images set state = 'succeeded' where job_id = ${jobId} and position < 3`)
  await db.execute(sql`delete from job_chunks where job_id = ${jobId}`)
  expect(await db.transaction((tx) => queueChunks(tx, queue, { jobId, userId: anna.id }))).toBe(1)
  const { rows } = await db.execute(sql`
    select first_position, last_position from job_chunks where job_id = ${jobId}`)
  expect(rows).toEqual([{ first_position: 1, last_position: 1 }])
})

async function readLevels(db: Database, jobId: number): Promise<unknown[]> {
  const { rows } = await db.execute(sql`select level from job_chunks where job_id = ${jobId} order by number`)
  return rows.map(({ level }) => level)
}

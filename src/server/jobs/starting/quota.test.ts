import { sql } from 'drizzle-orm'
import { deleteJob } from '#contract/endpoints/jobs.ts'
import { retryJob } from '#contract/endpoints/starting.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test as plainTest } from '#server/testing/job-test.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'

const test = plainTest
  .extend('fewRows', { scope: 'file' }, ({ startForFile }) => startForFile({ MAX_ROWS_PER_USER: '3' }))
  .extend('fewBytes', { scope: 'file' }, ({ startForFile }) => startForFile({ MAX_GB_PER_USER: '1' }))

const carried = {
  file: { name: 'list.csv', content: 'url;alt_text\nhttps://x.test/1.jpg;\nhttps://x.test/2.jpg;Da\n' },
  fields: { onlyMissing: 'true' },
}

test('a user’s stored rows, including carried over ones, are bounded, and a deleted job frees them', async ({
  fewRows: { make, platform },
}) => {
  const [anna, berta] = [await make.user({ language: 'en' }), await make.user()]
  const first = await anna.startJob(carried)
  expect(first.body.totalImages).toBe(1)
  await anna.stopJob()
  const before = await reached(platform, 'MAX_ROWS_PER_USER')
  const refused = await anna.startJob({ images: 2 })
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'quota_reached', rows: 2, maxRows: 3, megabytes: 1, maxMegabytes: 5_000 },
  })
  expect(refused.body.message).toContain('2 of 3 rows')
  expect(await reached(platform, 'MAX_ROWS_PER_USER')).toBe(before + 1)
  expect(await anna.jobs()).toHaveLength(1)

  expect((await berta.startJob({ images: 3 })).status).toBe(202)
  await berta.stopJob()
  expect((await anna.startJob({ images: 1 })).status).toBe(202)
  await anna.stopJob()
  expect(await anna.startJob({ images: 1 })).toMatchObject({ body: { code: 'quota_reached', rows: 3 } })
  expect((await anna.call(deleteJob, { params: { id: first.body.jobId } })).status).toBe(204)
  // It can still be restored.
  expect(await anna.startJob({ images: 2 })).toMatchObject({ body: { code: 'quota_reached', rows: 3 } })
  await platform.pool.query(
    `update jobs set deleted_at = deleted_at - interval '10 seconds' where id = ${first.body.jobId}`,
  )
  expect((await anna.startJob({ images: 2 })).status).toBe(202)
  await anna.stopJob()
})

test('a retry is bounded alike', async ({ fewRows: { make } }) => {
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 2 })
  await anna.stopJob()
  expect(await anna.call(retryJob, { params: { id: body.jobId } })).toMatchObject({
    status: 409,
    body: { code: 'quota_reached', rows: 2, maxRows: 3 },
  })
})

test('the bytes of a user’s stored rows are bounded', async ({ fewBytes: { make, platform } }) => {
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 2 })
  await anna.stopJob()
  const keep = (bytes: number) =>
    platform.db.execute(sql`update jobs set stored_bytes = ${bytes} where id = ${body.jobId}`)
  await keep(999_999_900)
  expect(await anna.startJob({ images: 2 })).toMatchObject({
    status: 409,
    body: { code: 'quota_reached', rows: 2, megabytes: 1_000, maxMegabytes: 1_000 },
  })
  await keep(999_000_000)
  expect((await anna.startJob({ images: 2 })).status).toBe(202)
  await anna.stopJob()
})

test('a list counts with its file size, however well its rows compress, and is not stored beyond the quota', async ({
  fewBytes: { make, platform },
}) => {
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 2 })
  await anna.stopJob()
  const left = (bytes: number) =>
    platform.db.execute(sql`update jobs set stored_bytes = ${1e9 - bytes} where id = ${body.jobId}`)
  const content = `url;more\nhttps://example.org/1.jpg;${'x'.repeat(100_000)}\n`
  const list = { file: { name: 'list.csv', content } }
  const kept = await platform.lists.names(anna.id)

  await left(content.length)
  expect(await anna.startJob(list)).toMatchObject({ status: 409, body: { code: 'quota_reached' } })
  expect(await platform.lists.names(anna.id)).toEqual(kept)
  await left(content.length + 10_000)
  const second = await anna.startJob(list)
  expect(second.status).toBe(202)
  await anna.stopJob()
  // A retry shares the file, and counts it again.
  expect(await anna.call(retryJob, { params: { id: second.body.jobId } })).toMatchObject({
    body: { code: 'quota_reached' },
  })
})

test('a job knows its storage: its list and cells at the start, texts and thumbnails at the end', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  // Noise, because the database compresses repetitive text.
  const noise = Array.from({ length: 9_000 }, (_, index) => Math.sin(index).toString(36).slice(3)).join('')
  const content = `url;more\nhttps://example.org/1.jpg;${noise}\n`
  const { body } = await anna.startJob({ file: { name: 'list.csv', content } })
  const atStart = await storedBytes(platform, body.jobId)
  expect(atStart).toBeGreaterThan(content.length + noise.length / 2)
  expect(atStart).toBeLessThan(content.length + noise.length * 1.1)
  await anna.stopJob()
  expect(await storedBytes(platform, body.jobId)).toBe(atStart)

  const thumbnail = Buffer.alloc(10_000, 'webp')
  const small = await makeDescribedJob(platform, anna.id)
  const large = await makeDescribedJob(platform, anna.id, [{ thumbnail }])
  const difference = (await storedBytes(platform, large)) - (await storedBytes(platform, small))
  expect(difference).toBe(10_000 - 'webp'.length)
})

async function storedBytes({ db }: Platform, jobId: number): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select stored_bytes::int as bytes from jobs where id = ${jobId}`,
  )
  return rows[0]!.bytes
}

async function reached({ metrics }: Platform, bound: string): Promise<number> {
  const { values } = await metrics.boundsReached.get()
  return values.find(({ labels }) => labels.bound === bound)?.value ?? 0
}

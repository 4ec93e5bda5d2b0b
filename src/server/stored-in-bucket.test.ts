import { readdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { bucketAccess, startBucket } from '#stand-ins/bucket/start-bucket.ts'
import { removeDeletedJobs } from './jobs/deleting/remove-deleted-jobs.ts'
import { sweepLists } from './jobs/kept-lists/sweep-lists.ts'
import { moveThumbnails } from './jobs/thumbnails/move-thumbnails.ts'
import { sweepThumbnails } from './jobs/thumbnails/remove-unnamed-thumbnails.ts'
import { creditsOf, expectNothingCharged } from './testing/cost-calls.ts'
import { expect, test as jobTest } from './testing/job-test.ts'
import { makeJob } from './testing/make-job.ts'

const test = jobTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures it must make first.
  .extend('bucket', { scope: 'file' }, async ({}, { onCleanup }) => {
    const bucket = await startBucket()
    onCleanup(bucket.stop)
    return bucket
  })

const settingsFor = (url: string) => ({
  S3_ENDPOINT: url,
  S3_BUCKET: bucketAccess.bucket,
  S3_ACCESS_KEY_ID: bucketAccess.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucketAccess.secretAccessKey,
})

const list = { file: { name: 'list.csv', content: 'url\nhttps://x.test/1.jpg\n' } }

test('with a bucket, lists are kept there and nothing on the machine', async ({
  start,
  bucket,
  database,
}) => {
  const { make, app, platform } = await start(settingsFor(bucket.url))
  const anna = await make.user()
  const { jobId } = (await anna.startJob(list)).body
  await anna.stopJob()
  expect([...bucket.objects.values()].map(({ content }) => content.toString())).toEqual([list.file.content])
  expect(await readdir(database.dataDir)).toEqual([])
  const original = await app.inject({
    url: `/api/jobs/${jobId}/original`,
    headers: { authorization: `Bearer ${anna.token}` },
  })
  expect(original.body).toBe(list.file.content)
  for (const object of bucket.objects.values()) object.madeAt = new Date(0)
  await sweepLists(platform)
  expect(bucket.objects.size).toBe(1)
  await platform.db.execute(`update jobs set list_file = null`)
  await sweepLists(platform)
  expect(bucket.objects.size).toBe(0)
})

test('while the bucket fails, the process is not ready, and a start is refused and costs nothing', async ({
  start,
  bucket,
}) => {
  const { make, logs } = await start(settingsFor(bucket.url))
  const anna = await make.user()
  const { balance } = await creditsOf(anna)
  bucket.fail(403)
  expect(await make.visitor().get('/readyz')).toMatchObject({ status: 503, body: { code: 'not_ready' } })
  expect(await anna.startJob(list)).toMatchObject({ status: 503, body: { code: 'not_ready' } })
  bucket.fail(null)
  expect(await anna.jobs()).toEqual([])
  await expectNothingCharged(anna, balance)
  expect(JSON.stringify(logs.takeErrors())).toContain('the bucket of S3_BUCKET could not be used')
  expect((await anna.startJob(list)).status).toBe(202)
  await anna.stopJob()
})

test('thumbnails of finished jobs move into the bucket, are shown from there, and go with their job', async ({
  start,
  bucket,
}) => {
  const { make, app, platform, logs } = await start(settingsFor(bucket.url))
  const anna = await make.user()
  // Jobs of the other tests.
  while (await moveThumbnails(platform));
  const jobs: number[] = []
  for (const webp of ['RIFF one', 'RIFF one', 'RIFF two']) {
    const jobId = await makeJob(platform.db, { userId: anna.id, images: 1 })
    await platform.db.execute(sql`
      insert into job_thumbnails (job_id, position, webp) values (${jobId}, 1, ${Buffer.from(webp)})`)
    await platform.db.execute(sql`
      update jobs set status = 'completed', finished_at = now(), open_chunks = 0 where id = ${jobId}`)
    jobs.push(jobId)
  }
  const show = async (jobId: number) =>
    (
      await app.inject({
        url: `/api/jobs/${jobId}/images/1/thumbnail`,
        headers: { authorization: `Bearer ${anna.token}` },
      })
    ).body
  const kept = () => [...bucket.objects.keys()].filter((key) => key.startsWith('thumbnails/'))
  bucket.fail(500)
  await expect(moveThumbnails(platform)).rejects.toMatchObject({ code: 'not_ready' })
  expect(logs.takeErrors()).toHaveLength(1)
  expect(await show(jobs[0]!)).toBe('RIFF one')
  bucket.fail(null)
  // Two processes at once; each is at another job.
  while ((await Promise.all([moveThumbnails(platform), moveThumbnails(platform)])).includes(true));
  expect(kept()).toHaveLength(2)
  const { rows } = await platform.db.execute(sql`
    select 1 from job_thumbnails where job_id = any(${sql.param(jobs)}::int[]) and octet_length(webp) > 0`)
  expect(rows).toEqual([])
  expect(await Promise.all(jobs.map(show))).toEqual(['RIFF one', 'RIFF one', 'RIFF two'])

  for (const object of bucket.objects.values()) object.madeAt = new Date(0)
  const remove = async (jobId: number) => {
    await platform.db.execute(
      sql`update jobs set deleted_at = now() - interval '1 minute' where id = ${jobId}`,
    )
    await removeDeletedJobs(platform)
  }
  await remove(jobs[0]!)
  expect(kept()).toHaveLength(2)
  await remove(jobs[1]!)
  expect(kept()).toHaveLength(1)
  await platform.db.execute(sql`delete from jobs where id = ${jobs[2]}`)
  await sweepThumbnails(platform)
  expect(kept()).toEqual([])
})

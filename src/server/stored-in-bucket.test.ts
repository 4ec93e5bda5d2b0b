import { readdir } from 'node:fs/promises'
import { bucketAccess, startBucket } from '#stand-ins/bucket/start-bucket.ts'
import { sweepLists } from './jobs/kept-lists/sweep-lists.ts'
import { creditsOf, expectNothingCharged } from './testing/cost-calls.ts'
import { expect, test as jobTest } from './testing/job-test.ts'

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

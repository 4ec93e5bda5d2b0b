import { sql } from 'drizzle-orm'
import type { Platform } from '#server/platform/platform.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { expect, test } from '#server/testing/test.ts'
import { claimQuestion, questionHashOf } from './claim-question.ts'

const keyOf = (picture: string) => questionHashOf(Buffer.from(picture), { context: '', row: {} })

async function followsOf({ db }: Platform, jobId: number): Promise<(number | null)[]> {
  const { rows } = await db.execute<{ follows: number | null }>(sql`
    select follows from job_images where job_id = ${jobId} order by position`)
  return rows.map(({ follows }) => follows)
}

test('a second image follows the first, and its own followers follow along', async ({ make, platform }) => {
  const jobId = await makeJob(platform.db, { userId: (await make.user()).id, images: 3 })
  await platform.db.execute(sql`update job_images set follows = 2 where job_id = ${jobId} and position = 3`)
  expect(await claimQuestion(platform, { jobId, position: 1 }, keyOf('a'))).toBeNull()
  expect(await claimQuestion(platform, { jobId, position: 2 }, keyOf('a'))).toEqual({
    position: 1,
    isDecided: false,
  })
  expect(await followsOf(platform, jobId)).toEqual([null, 1, 1])
})

test('an image that follows claims no question, even if its address returns another picture', async ({
  make,
  platform,
}) => {
  const jobId = await makeJob(platform.db, { userId: (await make.user()).id, images: 2 })
  await claimQuestion(platform, { jobId, position: 1 }, keyOf('a'))
  await claimQuestion(platform, { jobId, position: 2 }, keyOf('a'))
  // Two workers that lost their chunks to others and still work on them, after another division.
  expect(await claimQuestion(platform, { jobId, position: 2 }, keyOf('b'))).toEqual({
    position: 1,
    isDecided: false,
  })
  expect(await claimQuestion(platform, { jobId, position: 1 }, keyOf('b'))).toBeNull()
  expect(await followsOf(platform, jobId)).toEqual([null, 1])
})

test('an image that shares a decided answer releases its own question', async ({ make, platform }) => {
  const jobId = await makeJob(platform.db, { userId: (await make.user()).id, images: 3 })
  await claimQuestion(platform, { jobId, position: 1 }, keyOf('a'))
  await platform.db.execute(sql`
    update job_images set state = 'succeeded' where job_id = ${jobId} and position = 1`)
  await claimQuestion(platform, { jobId, position: 2 }, keyOf('b'))
  expect(await claimQuestion(platform, { jobId, position: 2 }, keyOf('a'))).toEqual({
    position: 1,
    isDecided: true,
  })
  // The worker that copies would miss a follower from now on.
  expect(await claimQuestion(platform, { jobId, position: 3 }, keyOf('b'))).toBeNull()
  expect(await followsOf(platform, jobId)).toEqual([null, null, null])
})

test('a decided image, or one whose job is gone, is not asked about again', async ({ make, platform }) => {
  const jobId = await makeJob(platform.db, { userId: (await make.user()).id, images: 2 })
  await platform.db.execute(sql`
    update job_images set state = 'failed' where job_id = ${jobId} and position = 1`)
  const decided = { position: 1, isDecided: true }
  expect(await claimQuestion(platform, { jobId, position: 1 }, keyOf('a'))).toEqual(decided)
  // Nor does any image share its failure, which was not an answer to this question.
  expect(await claimQuestion(platform, { jobId, position: 2 }, keyOf('a'))).toBeNull()
  await platform.db.execute(sql`delete from jobs where id = ${jobId}`)
  expect(await claimQuestion(platform, { jobId, position: 1 }, keyOf('a'))).toEqual(decided)
})

test('the same picture with other metadata in its file is another question', () => {
  const keyWith = (caption: string) => questionHashOf(Buffer.from('a'), { context: '', row: {} }, { caption })
  expect(keyWith('Anna')).toEqual(keyWith('Anna'))
  expect(keyWith('Anna')).not.toEqual(keyWith('Jan'))
  expect(keyWith('Anna')).not.toEqual(keyOf('a'))
})

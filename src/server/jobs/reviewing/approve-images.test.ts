import {
  approveImages,
  editImage,
  jobDetail,
  openApprovals,
  takeBackApprovals,
} from '#contract/endpoints/jobs.ts'
import type { ImageConcern } from '#contract/entities/image-filter.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { test as base, expect } from '#server/testing/test.ts'

const breaches = [{ rule: 'opening' as const, languages: ['de'] }]

const test = base.extend('desk', async ({ make, platform }) => {
  const anna = await make.user()
  const id = await makeDescribedJob(platform, anna.id, [{}, { breaches }, { breaches }, {}])
  const params = { id }
  return {
    anna,
    id,
    count: async (query = {}) => (await anna.call(openApprovals, { params, query })).body,
    approve: (body: { images: number; only?: ImageConcern }) => anna.call(approveImages, { params, body }),
    takeBack: (approvedAt: string) => anna.call(takeBackApprovals, { params, body: { approvedAt } }),
    images: async () => (await anna.job(id)).images,
  }
})

test('all images of a filter are approved after a count, and the approval is undone at once', async ({
  desk,
}) => {
  const before = await desk.images()
  await desk.anna.call(editImage, { params: { id: desk.id, imageId: 1 }, body: { approved: true } })
  expect(await desk.count()).toEqual({ images: 3, needReview: 2 })
  expect(await desk.count({ only: 'needs_review' })).toEqual({ images: 2, needReview: 2 })
  const answer = await desk.approve({ images: 2, only: 'needs_review' })
  expect(answer).toMatchObject({ status: 200, body: { images: 2 } })
  expect((await desk.images()).map(({ approved, needsReview }) => [approved, needsReview])).toEqual([
    [true, false],
    [true, false],
    [true, false],
    [false, false],
  ])
  expect(await desk.takeBack(answer.body.approvedAt)).toMatchObject({ body: { images: 2 } })
  expect(await desk.images()).toEqual([{ ...before[0], approved: true }, ...before.slice(1)])
})

test('texts with an open proposal are found, and cannot be approved before a decision', async ({
  desk,
  platform,
}) => {
  await platform.pool.query(
    `update job_images set proposal = '{"languageVersions": {}, "breaches": []}' where job_id = $1 and position = 2`,
    [desk.id],
  )
  const params = { id: desk.id }
  const found = await desk.anna.call(jobDetail, { params, query: { only: 'has_proposal' } })
  expect(found.body).toMatchObject({ total: 1, images: [{ id: 2 }] })
  expect(await desk.count()).toEqual({ images: 3, needReview: 1 })
  expect(await desk.approve({ images: 3 })).toMatchObject({ body: { images: 3 } })
  expect((await desk.images()).map(({ approved }) => approved)).toEqual([true, false, true, true])
})

test('a number other than the counted one approves nothing', async ({ desk }) => {
  expect(await desk.approve({ images: 3 })).toMatchObject({
    status: 409,
    body: { code: 'images_changed', images: 4 },
  })
  expect((await desk.images()).some(({ approved }) => approved)).toBe(false)
})

test('an older approval cannot be undone', async ({ desk, platform }) => {
  await desk.approve({ images: 4 })
  const longAgo = new Date(Date.now() - 60_000).toISOString()
  await platform.pool.query('update job_images set approved_at = $2 where job_id = $1', [desk.id, longAgo])
  expect(await desk.takeBack(longAgo)).toMatchObject({ status: 409, body: { code: 'undo_too_late' } })
  expect((await desk.images()).every(({ approved }) => approved)).toBe(true)
})

test('a running job is refused, and images without texts are not approved', async ({ make, platform }) => {
  const anna = await make.user()
  const id = await makeJob(platform.db, { userId: anna.id, images: 2 })
  const approve = () => anna.call(approveImages, { params: { id }, body: { images: 1 } })
  expect(await approve()).toMatchObject({ status: 409, body: { code: 'job_running' } })
  await platform.pool.query(`update jobs set status = 'failed', finished_at = now() where id = $1`, [id])
  expect(await approve()).toMatchObject({ body: { code: 'images_changed', images: 0 } })
})

import { sql } from 'drizzle-orm'
import { expect, test } from '#server/testing/job-test.ts'

test('a job is deleted with its images, chunks and thumbnails', async ({ make, worker, platform }) => {
  worker()
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 2 })
  await anna.ended(body.jobId)
  expect(await countRows()).toEqual({ images: 2, thumbnails: 2, chunks: 2 })
  expect((await anna.delete(`/api/jobs/${body.jobId}`)).status).toBe(204)
  expect(await countRows()).toEqual({ images: 0, thumbnails: 0, chunks: 0 })
  expect((await anna.get(`/api/jobs/${body.jobId}`)).status).toBe(404)
  expect((await anna.delete(`/api/jobs/${body.jobId}`)).status).toBe(404)

  async function countRows() {
    const { rows } = await platform.db.execute(sql`
      select (select count(*)::int from job_images where job_id = ${body.jobId}) as images,
        (select count(*)::int from job_thumbnails where job_id = ${body.jobId}) as thumbnails,
        (select count(*)::int from job_chunks where job_id = ${body.jobId}) as chunks`)
    return rows[0]
  }
})

test('a job that runs is not deleted', async ({ make }) => {
  const anna = await make.user()
  const { body } = await anna.startJob()
  expect(await anna.delete(`/api/jobs/${body.jobId}`)).toMatchObject({
    status: 409,
    body: { code: 'job_running' },
  })
  await anna.stopJob()
  expect((await anna.delete(`/api/jobs/${body.jobId}`)).status).toBe(204)
})

test("nobody deletes somebody else's job, not even an administrator", async ({ make }) => {
  const [anna, admin] = [await make.user(), await make.user({ isAdmin: true })]
  const { body } = await anna.startJob({ images: ['media/1.jpg'] })
  expect((await admin.delete(`/api/jobs/${body.jobId}`)).status).toBe(404)
  expect(await anna.jobs()).toHaveLength(1)
})

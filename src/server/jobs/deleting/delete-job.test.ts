import { sql } from 'drizzle-orm'
import { countJobs } from '#server/jobs/reading/count-jobs.ts'
import { refuseBeyondQuota } from '#server/jobs/starting/refuse-beyond-quota.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { removeDeletedJobs } from './remove-deleted-jobs.ts'

async function countRows({ db }: Platform, jobId: number) {
  const { rows } = await db.execute(sql`
    select (select count(*)::int from job_images where job_id = ${jobId}) as images,
      (select count(*)::int from job_thumbnails where job_id = ${jobId}) as thumbnails,
      (select count(*)::int from job_chunks where job_id = ${jobId}) as chunks`)
  return rows[0]
}

/** As if the job had been deleted that much earlier. */
const letPass = ({ db }: Platform, jobId: number, seconds: number) =>
  db.execute(sql`
    update jobs set deleted_at = deleted_at - make_interval(secs => ${seconds}) where id = ${jobId}`)

test('a deleted job is gone for its readers at once, and is removed with all its rows once it can no longer be restored', async ({
  make,
  worker,
  platform,
}) => {
  worker()
  const anna = await make.user()
  const { jobId } = (await anna.startJob({ images: 2 })).body
  await anna.ended(jobId)
  expect((await anna.delete(`/api/jobs/${jobId}`)).status).toBe(204)
  expect((await anna.get(`/api/jobs/${jobId}`)).status).toBe(404)
  expect((await anna.delete(`/api/jobs/${jobId}`)).status).toBe(404)
  await removeDeletedJobs(platform)
  expect(await countRows(platform, jobId)).toEqual({ images: 2, thumbnails: 2, chunks: 2 })
  await letPass(platform, jobId, 10)
  await removeDeletedJobs(platform)
  expect(await countRows(platform, jobId)).toEqual({ images: 0, thumbnails: 0, chunks: 0 })
})

test('a job that can still be restored is visible to nobody, neither its owner nor an administrator, in any call', async ({
  make,
  platform,
}) => {
  const [anna, admin] = [await make.user(), await make.user({ isAdmin: true })]
  const before = await countJobs(platform.db)
  const jobId = await makeDescribedJob(platform, anna.id)
  await anna.delete(`/api/jobs/${jobId}`)
  for (const reader of [anna, admin]) {
    for (const path of [
      '',
      '/results.csv',
      '/results.json',
      '/results.xlsx',
      '/failed.csv',
      '/original',
      '/images/1/thumbnail',
      '/images/1/view',
      '/images/1/revisions',
    ])
      expect([path, (await reader.get(`/api/jobs/${jobId}${path}`)).status]).toEqual([path, 404])
    expect((await reader.get(`/api/process-status?jobId=${jobId}`)).status).toBe(404)
    expect((await reader.patch(`/api/jobs/${jobId}/images/1`, { approved: true })).status).toBe(404)
    expect((await reader.post(`/api/jobs/${jobId}/images/1/regenerate`, { wish: '' })).status).toBe(404)
    expect((await reader.post(`/api/jobs/${jobId}/retry`)).status).toBe(404)
  }
  expect(await anna.jobs()).toEqual([])
  expect((await anna.get('/api/process-status')).status).toBe(204)
  expect((await anna.get<{ jobs: unknown[] }>('/api/user/export')).body.jobs).toEqual([])
  const all = await admin.get<{ id: number }[]>('/api/admin/jobs')
  expect(all.body.map(({ id }) => id)).not.toContain(jobId)
  expect(await countJobs(platform.db)).toEqual(before)
})

test('a deleted job is restored unchanged within ten seconds, once', async ({ make, platform }) => {
  const anna = await make.user()
  const jobId = await makeDescribedJob(platform, anna.id)
  const before = (await anna.get(`/api/jobs/${jobId}`)).body
  await anna.delete(`/api/jobs/${jobId}`)
  expect(await anna.post('/api/jobs/restore', { jobIds: [jobId] })).toMatchObject({
    status: 200,
    body: { jobIds: [jobId] },
  })
  expect((await anna.get(`/api/jobs/${jobId}`)).body).toEqual(before)
  expect((await anna.get(`/api/jobs/${jobId}/images/1/thumbnail`)).status).toBe(200)
  expect((await anna.post('/api/jobs/restore', { jobIds: [jobId] })).status).toBe(404)
  await removeDeletedJobs(platform)
  expect((await anna.get(`/api/jobs/${jobId}`)).status).toBe(200)
})

test('after ten seconds a job cannot be restored, although its rows may still exist', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const jobId = await makeDescribedJob(platform, anna.id)
  await anna.delete(`/api/jobs/${jobId}`)
  await letPass(platform, jobId, 10)
  expect((await anna.post('/api/jobs/restore', { jobIds: [jobId] })).status).toBe(404)
})

test('several jobs are deleted and restored at once, but not others’ or running ones', async ({
  make,
  platform,
}) => {
  const [anna, berta] = [await make.user(), await make.user()]
  const own = [await makeDescribedJob(platform, anna.id), await makeDescribedJob(platform, anna.id)]
  const running = await makeJob(platform.db, { userId: anna.id, images: 1 })
  const foreign = await makeDescribedJob(platform, berta.id)
  const jobIds = [...own, running, foreign]
  const deleted = await anna.post<{ jobIds: number[] }>('/api/jobs/delete', { jobIds })
  expect(deleted.body.jobIds.toSorted()).toEqual(own)
  expect((await anna.jobs()).map(({ id }) => id)).toEqual([running])
  expect((await berta.post('/api/jobs/restore', { jobIds })).status).toBe(404)
  const restored = await anna.post<{ jobIds: number[] }>('/api/jobs/restore', { jobIds })
  expect(restored.body.jobIds.toSorted()).toEqual(own)
  expect(await anna.jobs()).toHaveLength(3)
  expect(await berta.jobs()).toHaveLength(1)
})

test('a job that can still be restored counts towards the quota, and not afterwards', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const jobId = await makeDescribedJob(platform, anna.id, [{}, {}])
  const narrow = { ...platform, settings: { ...platform.settings, MAX_ROWS_PER_USER: 2 } }
  const ask = () => refuseBeyondQuota(narrow, platform.db, { userId: anna.id, newJobId: null })
  await anna.delete(`/api/jobs/${jobId}`)
  await expect(ask()).rejects.toMatchObject({ code: 'quota_reached' })
  await letPass(platform, jobId, 10)
  await ask()
})

test('the rows of a job whose retry was deleted can be retried again, until that is restored', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const jobId = await makeDescribedJob(platform, anna.id)
  const later = await makeDescribedJob(platform, anna.id)
  await platform.db.execute(sql`update jobs set retried_as = ${later} where id = ${jobId}`)
  const retriedAs = async () =>
    (await anna.get<{ job: { retriedAs: number | null } }>(`/api/jobs/${jobId}`)).body.job.retriedAs
  await anna.delete(`/api/jobs/${later}`)
  expect(await retriedAs()).toBeNull()
  expect((await anna.jobs())[0]).toMatchObject({ id: jobId, retriedAs: null })
  await anna.post('/api/jobs/restore', { jobIds: [later] })
  expect(await retriedAs()).toBe(later)
})

test('an idempotency key returns the same job even if it was deleted a moment ago', async ({
  make,
  worker,
}) => {
  worker()
  const anna = await make.user()
  const once = anna.with({ 'idempotency-key': 'once' })
  const { body } = await anna.startJob({ images: 1, idempotencyKey: 'once' })
  await anna.ended(body.jobId)
  await anna.delete(`/api/jobs/${body.jobId}`)
  expect((await once.post('/api/process')).body).toEqual(body)
})

test('a running job is not deleted', async ({ make }) => {
  const anna = await make.user()
  const { body } = await anna.startJob()
  expect(await anna.delete(`/api/jobs/${body.jobId}`)).toMatchObject({
    status: 409,
    body: { code: 'job_running' },
  })
  await anna.stopJob()
  expect((await anna.delete(`/api/jobs/${body.jobId}`)).status).toBe(204)
})

test("users cannot delete another user's job, not even as administrators", async ({ make }) => {
  const [anna, admin] = [await make.user(), await make.user({ isAdmin: true })]
  const { body } = await anna.startJob({ images: ['media/1.jpg'] })
  expect((await admin.delete(`/api/jobs/${body.jobId}`)).status).toBe(404)
  expect(await anna.jobs()).toHaveLength(1)
})

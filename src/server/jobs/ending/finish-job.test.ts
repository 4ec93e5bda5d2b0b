import { sql } from 'drizzle-orm'
import { sweepJobs } from '#server/jobs/working/sweep-jobs.ts'
import { mailQueue } from '#server/mail/order-mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { finishIfDone } from './finish-job.ts'
import { stopJob } from './stop-job.ts'

// Queued mails are inspected, none is sent.
const withMail = (platform: Platform): Platform => ({
  ...platform,
  mailer: { send: () => Promise.reject(new Error('nobody sends here')), close() {} },
})

test('a finished job adds to its owner’s totals and notifies them once, however many workers try to finish it', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const jobId = await makeDoneJob(platform, anna.id, { succeeded: 3, failed: 1 })
  const its = withMail(platform)
  const settle = () => platform.db.transaction((tx) => finishIfDone(tx, its, jobId))
  const ended = await Promise.all([...Array.from({ length: 8 }, settle), sweepJobs(its), sweepJobs(its)])
  expect(ended.filter((hasEnded) => hasEnded === true).length).toBeLessThanOrEqual(1)

  expect(await totals(platform, anna.id)).toEqual({ images: 3, cents: 3 * 52 })
  const details = { jobId, filename: 'list.csv', succeeded: 3, total: 4 }
  expect(await told(platform, anna.id)).toEqual([{ type: 'job_finished', details }])
  expect(await mailed(platform, jobId)).toEqual([{ kind: 'job_finished', userId: anna.id, ...details }])
})

test('a failed job says why and costs nothing', async ({ make, platform }) => {
  const anna = await make.user()
  const jobId = await makeDoneJob(platform, anna.id, { succeeded: 0, failed: 4 })
  const its = withMail(platform)
  await platform.db.transaction((tx) => finishIfDone(tx, its, jobId, 'keys_refused'))
  const reason = 'keys_refused'
  expect(await totals(platform, anna.id)).toEqual({ images: 0, cents: 0 })
  expect(await told(platform, anna.id)).toEqual([
    { type: 'job_failed', details: { jobId, filename: 'list.csv', reason } },
  ])
  expect(await mailed(platform, jobId)).toEqual([
    { kind: 'job_failed', userId: anna.id, jobId, filename: 'list.csv', succeeded: 0, total: 4, reason },
  ])
})

test('a stopped job is reported as stopped, with what is done', async ({ make, platform }) => {
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 5 })
  const its = withMail(platform)
  await Promise.all([stopJob(its, anna), stopJob(its, anna), stopJob(its, anna)])
  const details = { jobId: body.jobId, filename: 'list.csv', succeeded: 0, total: 5 }
  expect(await told(platform, anna.id)).toEqual([{ type: 'job_stopped', details }])
  expect(await mailed(platform, body.jobId)).toMatchObject([{ kind: 'job_stopped', succeeded: 0 }])
})

test('a rolled back end notifies nobody and counts nothing', async ({ make, platform }) => {
  const anna = await make.user()
  const jobId = await makeDoneJob(platform, anna.id, { succeeded: 4, failed: 0 })
  const undone = platform.db.transaction(async (tx) => {
    await finishIfDone(tx, withMail(platform), jobId)
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect(await totals(platform, anna.id)).toEqual({ images: 0, cents: 0 })
  expect(await told(platform, anna.id)).toEqual([])
  expect(await mailed(platform, jobId)).toEqual([])
})

test('totals stay when the job is deleted, and no mail is queued if mail is off', async ({
  make,
  platform,
  worker,
}) => {
  worker()
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 2, languages: ['de', 'en'] })
  await anna.ended(body.jobId)
  expect((await anna.delete(`/api/jobs/${body.jobId}`)).status).toBeLessThan(300)
  expect(await anna.jobs()).toEqual([])
  expect(await totals(platform, anna.id)).toEqual({ images: 2, cents: 2 * 52 })
  expect(await told(platform, anna.id)).toHaveLength(1)
  expect(await mailed(platform, body.jobId)).toEqual([])
})

/** A job of four images in two languages, all decided, that has not been settled. */
async function makeDoneJob(platform: Platform, userId: number, done: { succeeded: number; failed: number }) {
  const jobId = await makeJob(platform.db, { userId, images: 4 })
  await platform.db.execute(sql`update job_chunks set state = 'done' where job_id = ${jobId}`)
  await platform.db.execute(sql`
    update job_images set state = case when position <= ${done.succeeded} then 'succeeded' else 'failed' end,
      done_number = position, done_at = now()
    where job_id = ${jobId}`)
  await platform.db.execute(sql`
    update jobs set succeeded = ${done.succeeded}, failed = ${done.failed}, open_chunks = 0
    where id = ${jobId}`)
  return jobId
}

async function totals({ db }: Platform, userId: number) {
  const { rows } = await db.execute(sql`
    select total_processed_images as images, total_cost_cents::int as cents from users where id = ${userId}`)
  return rows[0]
}

async function told({ db }: Platform, userId: number) {
  const { rows } = await db.execute(
    sql`select type, details from notifications where user_id = ${userId} order by id`,
  )
  return rows
}

async function mailed({ db }: Platform, jobId: number) {
  const { rows } = await db.execute(sql`
    select data from pgboss.job where name = ${mailQueue} and (data->>'jobId')::int = ${jobId}`)
  return rows.map(({ data }) => data)
}

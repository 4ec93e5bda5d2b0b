import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { deleteUser, resetUserStats } from '#contract/endpoints/admin.ts'
import { removeOld } from '#server/admin/remove-old.ts'
import { removeDeletedJobs } from '#server/jobs/deleting/remove-deleted-jobs.ts'
import { shareStartLock } from '#server/jobs/start-lock.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readDatabaseId } from '#server/platform/read-database-id.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { lockWaiters } from '#server/testing/lock-waiters.ts'
import { until } from '#server/testing/until.ts'
import { removeUnnamedLists } from './remove-unnamed-lists.ts'
import { sweepLists } from './sweep-lists.ts'

const minuteMs = 60_000
const listOf = (content: string) => ({ file: { name: 'list.csv', content: `url\n${content}\n` } })
const one = listOf('https://x.test/1.jpg')
const other = listOf('https://x.test/2.jpg')

/** A list that no job refers to, as left by a process killed before its commit. */
async function leave({ lists }: Platform, userId: number, content: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bildwort-left-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'list'), content)
  return (await lists.keep(userId, join(folder, 'list'))).name
}

/** Makes all lists of a user this much older. */
async function age({ pool, lists, settings }: Platform, userId: number, ms: number): Promise<void> {
  const then = new Date(Date.now() - ms)
  const folder = join(settings.DATA_DIR, 'lists', await readDatabaseId(pool), String(userId))
  for (const name of await lists.names(userId)) await utimes(join(folder, name), then, then)
}

const nameOf = async ({ db }: Platform, jobId: number) => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select list_file as name from jobs where id = ${jobId}`,
  )
  return rows[0]!.name
}

test('the list of a deleted job is removed once the job can no longer be restored, unless another job has it', async ({
  make,
  platform,
}) => {
  const [anna, berta] = [await make.user(), await make.user()]
  const start = async (list: typeof one) => {
    const { jobId } = (await anna.startJob(list)).body
    await anna.stopJob()
    return jobId
  }
  const [first, again, alone] = [await start(one), await start(one), await start(other)]
  await berta.startJob(other)
  const shared = await nameOf(platform, first)
  const own = await nameOf(platform, alone)
  const remove = async (jobId: number) => {
    await anna.delete(`/api/jobs/${jobId}`)
    await removeDeletedJobs(platform)
    expect((await platform.lists.names(anna.id)).toSorted()).toContain(await nameOf(platform, jobId))
    await platform.db.execute(
      sql`update jobs set deleted_at = now() - interval '1 minute' where id = ${jobId}`,
    )
    await removeDeletedJobs(platform)
  }
  await remove(first)
  expect((await platform.lists.names(anna.id)).toSorted()).toEqual([shared, own].toSorted())
  await remove(again)
  expect(await platform.lists.names(anna.id)).toEqual([own])
  await remove(alone)
  expect(await platform.lists.names(anna.id)).toEqual([])
  expect(await platform.lists.names(berta.id)).toEqual([own])
})

test.for([
  ['deleted', deleteUser],
  ['reset', resetUserStats],
] as const)('with a user who is %s all their lists go at once', async ([, endpoint], { make, platform }) => {
  const [admin, anna] = [await make.user({ isAdmin: true }), await make.user()]
  await anna.startJob(one)
  await leave(platform, anna.id, 'left')
  expect((await admin.call(endpoint, { params: { id: anna.id } })).status).toBeLessThan(300)
  expect(await platform.lists.scopes()).not.toContain(anna.id)
})

test('lists are removed with the jobs that the settings no longer keep', async ({ make, platform }) => {
  const anna = await make.user()
  const { jobId } = (await anna.startJob(one)).body
  await anna.stopJob()
  const young = (await anna.startJob(other)).body.jobId
  await age(platform, anna.id, 61 * minuteMs)
  await platform.db.execute(sql`update jobs set finished_at = now() - interval '31 days' where id = ${jobId}`)
  const settings = { ...platform.settings, RESULTS_RETENTION_DAYS: 30 }
  expect(await removeOld({ ...platform, settings }, new AbortController().signal)).toMatchObject({ jobs: 1 })
  expect(await platform.lists.names(anna.id)).toEqual([await nameOf(platform, young)])
})

test('a sweep removes lists without a job an hour after they were stored, and nothing else', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const { jobId } = (await anna.startJob(one)).body
  const left = await leave(platform, anna.id, 'left')
  await age(platform, anna.id, 59 * minuteMs)
  await sweepLists(platform)
  expect(await platform.lists.names(anna.id)).toContain(left)
  await age(platform, anna.id, 61 * minuteMs)
  await leave(platform, anna.id, 'left')
  await sweepLists(platform)
  expect(await platform.lists.names(anna.id)).toContain(left)
  await age(platform, anna.id, 61 * minuteMs)
  await Promise.all([sweepLists(platform), sweepLists(platform)])
  await sweepLists(platform)
  expect(await platform.lists.names(anna.id)).toEqual([await nameOf(platform, jobId)])
})

test('nothing is removed for a user whose job is being started', async ({ make, platform }) => {
  const { db, pool, lists } = platform
  const anna = await make.user()
  const left = await leave(platform, anna.id, 'left')
  await age(platform, anna.id, 2 * 60 * minuteMs)
  const looker = await pool.connect()
  try {
    let removal: Promise<void> | undefined
    await db.transaction(async (tx) => {
      await shareStartLock(tx, anna.id)
      await sweepLists(platform)
      expect(await lists.names(anna.id)).toEqual([left])
      removal = removeUnnamedLists(platform, anna.id, { waits: true })
      await until(async () => (await lockWaiters(looker)).length > 0)
      expect(await lists.names(anna.id)).toEqual([left])
    })
    await removal
    expect(await lists.names(anna.id)).toEqual([])
  } finally {
    looker.release()
  }
})

test('an unreadable folder is logged, and the job is removed all the same', async ({
  make,
  platform,
  logs,
}) => {
  const anna = await make.user()
  await removeUnnamedLists(
    { ...platform, lists: { ...platform.lists, names: () => Promise.reject(new Error('no disk')) } },
    anna.id,
  )
  expect(logs.text()).toContain('lists that no job has any more were not removed')
})

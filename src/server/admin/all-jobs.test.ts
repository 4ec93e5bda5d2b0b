import { sql } from 'drizzle-orm'
import { deleteUser, listAllJobs } from '#contract/endpoints/admin.ts'
import { Job, type JobStatus } from '#contract/entities/job.ts'
import type { Platform } from '#server/platform/platform.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'

const test = plainTest.extend('admin', { scope: 'file' }, async ({ make, platform }) => {
  const admin = await make.user({ username: 'the-admin', isAdmin: true })
  const anna = await make.user({ username: 'anna', email: 'a@example.org' })
  const berta = await make.user({ username: 'Berta_100%', email: 'b@example.net' })
  await makeJobOf(platform, anna.id, 'zoo.csv', { images: 3, succeeded: 3 })
  await makeJobOf(platform, berta.id, 'archiv.csv', { images: 5, succeeded: 1, failed: 4 })
  await makeJobOf(platform, anna.id, 'b%lder.csv', { images: 4, failed: 4, status: 'failed' })
  await makeJobOf(platform, berta.id, 'media.csv', { images: 2, status: 'processing' })
  await makeJobOf(platform, admin.id, 'anna-export.csv', { images: 1, succeeded: 1 })
  return admin
})

test('the jobs of all users are listed newest first, each with its owner', async ({ admin }) => {
  const { status, body, headers } = await admin.call(listAllJobs)
  expect(status).toBe(200)
  expect(headers['x-total-count']).toBe('5')
  expect(body.map(({ filename, username, email }) => [filename, username, email])).toEqual([
    ['anna-export.csv', 'the-admin', 'the-admin@example.org'],
    ['media.csv', 'Berta_100%', 'b@example.net'],
    ['b%lder.csv', 'anna', 'a@example.org'],
    ['archiv.csv', 'Berta_100%', 'b@example.net'],
    ['zoo.csv', 'anna', 'a@example.org'],
  ])
  for (const job of body) expect(Job.parse(job)).toEqual(job)
})

test.for([
  [{ search: 'ANNA' }, ['anna-export', 'b%lder', 'zoo']],
  [{ search: 'example.net' }, ['media', 'archiv']],
  [{ search: '%' }, ['media', 'b%lder', 'archiv']],
  [{ search: 'zoo' }, ['zoo']],
  [{ search: 'nobody' }, []],
  [{ status: 'failed' }, ['b%lder']],
  [{ status: 'completed', search: 'berta' }, ['archiv']],
  [{ status: 'paused' }, []],
  [{ sort: 'createdAt', order: 'asc' }, ['zoo', 'archiv', 'b%lder', 'media', 'anna-export']],
  [{ sort: 'username', order: 'asc' }, ['b%lder', 'zoo', 'media', 'archiv', 'anna-export']],
  [{ sort: 'filename', order: 'asc' }, ['anna-export', 'archiv', 'b%lder', 'media', 'zoo']],
  [{ sort: 'status', order: 'asc' }, ['anna-export', 'archiv', 'zoo', 'b%lder', 'media']],
  [{ sort: 'totalImages' }, ['archiv', 'b%lder', 'zoo', 'media', 'anna-export']],
  [{ sort: 'failedImages' }, ['b%lder', 'archiv', 'anna-export', 'media', 'zoo']],
  [{ sort: 'costCents' }, ['zoo', 'anna-export', 'archiv', 'media', 'b%lder']],
] as const)('a list of all jobs with %o', async ([query, names], { admin }) => {
  const { body, headers } = await admin.call(listAllJobs, { query })
  expect(body.map(({ filename }) => filename)).toEqual(names.map((name) => `${name}.csv`))
  expect(headers['x-total-count']).toBe(String(names.length))
})

test('a page is a part of the matches, with their total', async ({ admin }) => {
  const query = { search: 'anna', sort: 'totalImages', offset: 1, limit: 1 } as const
  const { body, headers } = await admin.call(listAllJobs, { query })
  expect([body.map(({ filename }) => filename), headers['x-total-count']]).toEqual([['zoo.csv'], '3'])
})

test('no list shows the jobs of a deleted user', async ({ admin, make, platform }) => {
  const carla = await make.user()
  await makeJobOf(platform, carla.id, 'carla.csv', { images: 1, succeeded: 1 })
  const total = async () => (await admin.call(listAllJobs)).headers['x-total-count']
  expect(await total()).toBe('6')
  await admin.call(deleteUser, { params: { id: carla.id } })
  expect(await total()).toBe('5')
})

test.for(['sort=password', 'status=lost', 'limit=0', 'limit=1001', 'offset=-1', 'order=up'])(
  '?%s is refused',
  async (query, { admin }) => {
    expect(await admin.get(`${listAllJobs.url}?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    })
  },
)

interface JobWishes {
  images: number
  succeeded?: number
  failed?: number
  status?: JobStatus
}

async function makeJobOf(
  { db }: Platform,
  userId: number,
  filename: string,
  { images, succeeded = 0, failed = 0, status = 'completed' }: JobWishes,
): Promise<void> {
  const id = await makeJob(db, { userId, images })
  await db.execute(sql`
    update jobs set filename = ${filename}, status = ${status}, succeeded = ${succeeded}, failed = ${failed},
      finished_at = case when ${status} = 'processing' then null else now() end
    where id = ${id}`)
}

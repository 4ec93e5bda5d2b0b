import { sql } from 'drizzle-orm'
import type { Platform } from '#server/platform/platform.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { expect, test } from '#server/testing/test.ts'
import { countPaidImages } from './count-paid-images.ts'
import { countUnpaidCalls, readUnpaidBudget } from './read-unpaid-budget.ts'

const hourMs = 60 * 60_000
const notSpent = { isSpent: false, goesOnInMs: 0 }

/** Counted in an hour that began this many hours ago. */
async function count({ db }: Platform, userId: number, hoursAgo: number, { calls = 0, paidImages = 0 }) {
  await db.execute(sql`
    insert into unpaid_call_counts (user_id, hour, calls, paid_images)
    values (${userId}, now() - ${hoursAgo}::float8 * interval '1 hour', ${calls}, ${paidImages})`)
}

test('a fixed number of calls may be unpaid in a day, even if the user pays for nothing', async ({
  make,
  platform,
}) => {
  const [anna, berta] = [await make.user(), await make.user()]
  expect(await readUnpaidBudget(platform.db, anna.id)).toEqual(notSpent)
  await countUnpaidCalls(platform.db, anna.id, 300)
  await countUnpaidCalls(platform.db, anna.id, 199)
  expect(await readUnpaidBudget(platform.db, anna.id)).toEqual(notSpent)
  await countUnpaidCalls(platform.db, anna.id, 1)
  expect(await readUnpaidBudget(platform.db, anna.id)).toMatchObject({ isSpent: true })
  expect(await readUnpaidBudget(platform.db, berta.id)).toEqual(notSpent)
})

test('one in ten paid pictures may be unpaid, including those of the running job', async ({
  make,
  platform,
}) => {
  const { db } = platform
  const anna = await make.user()
  await countUnpaidCalls(db, anna.id, 600)
  expect(await readUnpaidBudget(db, anna.id)).toMatchObject({ isSpent: true })
  await db.transaction((tx) => countPaidImages(tx, anna.id, 6_001))
  expect(await readUnpaidBudget(db, anna.id)).toEqual(notSpent)
  await countUnpaidCalls(db, anna.id, 2)
  expect(await readUnpaidBudget(db, anna.id)).toMatchObject({ isSpent: true })
  const jobId = await makeJob(db, { userId: anna.id, images: 1 })
  await db.execute(sql`
    update jobs set total_images = 100, succeeded = 40, free_successes = 20 where id = ${jobId}`)
  expect(await readUnpaidBudget(db, anna.id)).toEqual(notSpent)
})

test('an hour counts until a day after its end, then the budget is available again', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  await count(platform, anna.id, 26, { calls: 10_000 })
  expect(await readUnpaidBudget(platform.db, anna.id)).toEqual(notSpent)
  await count(platform, anna.id, 24.5, { calls: 100 })
  await count(platform, anna.id, 20, { calls: 100, paidImages: 50_000 })
  await count(platform, anna.id, 3, { calls: 450 })
  // As long as the paid pictures count, these calls are within the budget.
  expect(await readUnpaidBudget(platform.db, anna.id)).toEqual(notSpent)
  await platform.db.execute(sql`update unpaid_call_counts set paid_images = 0`)
  const budget = await readUnpaidBudget(platform.db, anna.id)
  expect(budget.isSpent).toBe(true)
  // Without the first hour 550 are left, without the second 450.
  expect(Math.abs(budget.goesOnInMs - 5 * hourMs)).toBeLessThan(60_000)
})

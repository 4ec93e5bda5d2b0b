import { adjustCredits } from '#contract/endpoints/admin.ts'
import { retryJob } from '#contract/endpoints/starting.ts'
import { limits } from '#contract/limits.ts'
import type { Platform } from '#server/platform/platform.ts'
import { creditsOf } from '#server/testing/cost-calls.ts'
import { expect, test } from '#server/testing/job-test.ts'

const images = limits.maxImagesPerJob
const languages = ['de', 'en', 'it', 'es', 'cz', 'hu', 'pl', 'sl']
const customLanguages = ['Latein', 'Ladinisch']
const costCents = 6_800_000

test('the largest job starts, and is retried, at exactly its cost, and leaves nothing behind with one cent less', async ({
  make,
  platform,
}) => {
  const root = await make.user({ isAdmin: true })
  const anna = await make.user({ balanceCents: 0 })
  const adjust = (amount: number) => root.call(adjustCredits, { body: { userId: anna.id, amount } })
  const rows = Array.from({ length: images }, (_, index) => `https://example.org/${index}.jpg`)
  const wishes = {
    file: { name: 'list.csv', content: ['url', ...rows].join('\n') },
    languages,
    customLanguages,
  }

  expect((await adjust(costCents - 1)).body).toEqual({ balance: costCents - 1 })
  const refused = await anna.startJob(wishes)
  expect(refused).toMatchObject({
    status: 402,
    body: {
      imageCount: images,
      languageCount: 10,
      estimatedCostEuros: 68_000,
      currentBalance: costCents - 1,
      shortfallEuros: 0.01,
      affordableImages: images - 1,
    },
  })
  expect(await creditsOf(anna)).toEqual({ balance: costCents - 1, held: 0, owed: 0 })
  expect(await countRows(platform)).toEqual({ jobs: 0, images: 0, chunks: 0, queued: 0, holds: 0 })

  expect((await adjust(1)).body).toEqual({ balance: costCents })
  const started = await anna.startJob(wishes)
  const whole = { totalImages: images, languagesCount: 10, estimatedCost: costCents }
  expect(started).toMatchObject({ status: 202, body: whole })
  expect(await creditsOf(anna)).toEqual({ balance: 0, held: costCents, owed: 0 })
  await anna.stopJob()
  expect(await creditsOf(anna)).toEqual({ balance: costCents, held: 0, owed: 0 })

  const retried = await anna.call(retryJob, { params: { id: started.body.jobId } })
  expect(retried).toMatchObject({ status: 202, body: whole })
  expect(await creditsOf(anna)).toEqual({ balance: 0, held: costCents, owed: 0 })
  await anna.stopJob()
  expect(await creditsOf(anna)).toEqual({ balance: costCents, held: 0, owed: 0 })
})

async function countRows({ pool }: Platform): Promise<unknown> {
  const { rows } = await pool.query(`
    select (select count(*)::int from jobs) as jobs, (select count(*)::int from job_images) as images,
      (select count(*)::int from job_chunks) as chunks,
      (select count(*)::int from pgboss.job where name = 'describe-chunk') as queued,
      (select count(*)::int from credit_holds) as holds`)
  return rows[0]
}

import { failingPool } from '#server/testing/failing-pool.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { expect, test } from '#server/testing/test.ts'
import { type Outcome, recordWithRetries } from './record-outcome.ts'

const never = new AbortController().signal
const described: Outcome = {
  outcome: 'described',
  interpretation: 'A dog',
  languageVersions: { de: { altText: 'Hund', description: 'Ein Hund' } },
  keywords: [],
  usedKeywords: [],
  unusedKeywords: [],
  thumbnail: Buffer.from('webp'),
  provider: 'anthropic',
  model: 'm',
  promptVersion: '4',
  purpose: 'informative',
  decorativeReason: '',
  breaches: [],
}

const noCalls = { usage: [], answered: 0 }

test('a text that was paid for survives a restart of the database', async ({ make, platform }) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 1 })
  const pool = failingPool(platform.pool, 2)
  const image = { jobId, position: 1, filename: '1.jpg' }
  expect(await recordWithRetries(pool, image, described, noCalls, never)).toEqual({ hasRepeats: false })
  expect((await anna.job(jobId)).images[0]).toMatchObject({ success: true, interpretation: 'A dog' })
})

test('an unavailable database is not waited for when the process ends', async ({ make, platform }) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 1 })
  const recording = recordWithRetries(
    failingPool(platform.pool, 100),
    { jobId, position: 1 },
    described,
    noCalls,
    AbortSignal.timeout(100),
  )
  await expect(recording).rejects.toThrow('refused')
})

test('a text that the database can never store fails the picture, and is not paid for again', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 1 })
  const odd = { ...described, interpretation: 'a \u0000 b' }
  await recordWithRetries(platform.pool, { jobId, position: 1 }, odd, noCalls, never)
  expect((await anna.job(jobId)).images[0]).toMatchObject({ state: 'failed', success: false })
})

import { sql } from 'drizzle-orm'
import { makeJob } from '#server/testing/make-job.ts'
import { expect, test } from '#server/testing/test.ts'
import { type Outcome, recordOutcome } from './record-outcome.ts'

const described: Outcome = {
  outcome: 'described',
  interpretation: 'a bowl',
  languageVersions: { de: { altText: 'Schale', description: 'Eine Schale.' } },
  keywords: ['Schale', 'Feige "reif", {süß}'],
  usedKeywords: ['Schale'],
  unusedKeywords: ['Feige "reif", {süß}'],
  thumbnail: Buffer.from('webp'),
  provider: 'anthropic',
  model: 'm',
  promptVersion: '4',
  purpose: 'informative',
  decorativeReason: '',
  breaches: [],
}
const failed: Outcome = { outcome: 'failed', fault: { code: 'damaged' }, keywords: [], thumbnail: null }

test('concurrent outcomes are counted once each, and numbered without gaps', async ({ platform, make }) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 60 })
  const twice = Array.from({ length: 120 }, (_, index) => (index % 60) + 1)

  const counted = await Promise.all(
    twice.map((position, index) =>
      recordOutcome(platform.pool, { jobId, position }, index % 2 ? described : failed),
    ),
  )

  expect(counted.filter(Boolean)).toHaveLength(60)
  const { rows } = await platform.db.execute(sql`
    select succeeded, failed,
      (select count(*)::int from job_images where job_id = jobs.id and state = 'succeeded') as "rowsSucceeded",
      (select count(*)::int from job_images where job_id = jobs.id and state = 'failed') as "rowsFailed",
      (select array_agg(done_number order by done_number) from job_images where job_id = jobs.id) as numbers,
      (select count(*)::int from job_thumbnails where job_id = jobs.id) as thumbnails
    from jobs where id = ${jobId}`)
  const [job] = rows
  expect(job?.succeeded).toBe(job?.rowsSucceeded)
  expect(job?.failed).toBe(job?.rowsFailed)
  expect(Number(job?.succeeded) + Number(job?.failed)).toBe(60)
  expect(job?.thumbnails).toBe(job?.succeeded)
  expect(job?.numbers).toEqual(Array.from({ length: 60 }, (_, index) => index + 1))
})

test('an outcome keeps its texts and lists unchanged', async ({ platform, make }) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 1 })
  await recordOutcome(platform.pool, { jobId, position: 1 }, described)
  const answer = await anna.get<{ images: object[] }>(`/api/jobs/${jobId}`)
  expect(answer.body.images[0]).toMatchObject({
    success: true,
    keywords: described.keywords,
    languageVersions: described.outcome === 'described' ? described.languageVersions : {},
    hasThumbnail: true,
  })
})

test('an outcome after the end of the job changes nothing', async ({ platform, make }) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 1 })
  await platform.db.execute(
    sql`update jobs set finished_at = now(), status = 'completed' where id = ${jobId}`,
  )
  const counted = await recordOutcome(platform.pool, { jobId, position: 1 }, described)
  expect(counted).toBeNull()
})

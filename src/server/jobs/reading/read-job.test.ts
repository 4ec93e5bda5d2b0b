import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Image } from '#contract/entities/image.ts'
import { Job } from '#contract/entities/job.ts'
import { jobs } from '#server/jobs/jobs.tables.ts'
import { type Outcome, recordOutcome } from '#server/jobs/outcomes/record-outcome.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'
import { makeJob } from '#server/testing/make-job.ts'

type Detail = { job: Job; images: Image[]; total: number }

const failed: Outcome = { outcome: 'failed', fault: { code: 'damaged' }, keywords: [], thumbnail: null }

test('a job comes with its images in the order of the list, in the shape of the contract', async ({
  make,
  worker,
}) => {
  worker()
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 3, languages: ['en', 'de'] })
  await anna.ended(body.jobId)
  const { body: detail } = await anna.get<Detail>(`/api/jobs/${body.jobId}`)
  expect(Job.parse(detail.job)).toEqual(detail.job)
  expect(detail.images.map(({ id }) => id)).toEqual([1, 2, 3])
  for (const image of detail.images) {
    expect(Image.parse(image)).toEqual(image)
    expect(image.altText).toBe(image.languageVersions.en?.altText)
  }
})

test('a reason that only the next version knows is shown as unknown', async ({ make, platform }) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 1 })
  await platform.db
    .update(jobs)
    .set({ status: 'paused', reason: 'reason_of_later' })
    .where(eq(jobs.id, jobId))
  const { body } = await anna.get<Detail>(`/api/jobs/${jobId}`)
  expect(body.job).toMatchObject({ reason: 'reason_of_later', error: 'Der Grund ist nicht bekannt.' })
})

test('the first thousand images are returned by default, and pages of them on request', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 1_003 })
  const read = async (query: string) => (await anna.get<Detail>(`/api/jobs/${jobId}${query}`)).body
  const all = await read('')
  expect([all.images.length, all.total]).toEqual([1_000, 1_003])
  const last = await read('?offset=1000')
  expect([last.images.map(({ id }) => id), last.total]).toEqual([[1_001, 1_002, 1_003], 1_003])
  const page = await read('?offset=10&limit=2')
  expect(page.images.map(({ id }) => id)).toEqual([11, 12])
})

test('images are found by name, address and state', async ({ make, platform }) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 30 })
  await recordOutcome(platform.pool, { jobId, position: 12 }, failed)
  const find = async (query: string) => {
    const { images, total } = (await anna.get<Detail>(`/api/jobs/${jobId}?${query}`)).body
    return [images.map(({ id }) => id), total]
  }
  expect(await find('search=2.JPG')).toEqual([[2, 12, 22], 3])
  expect(await find('search=EXAMPLE.org/30')).toEqual([[30], 1])
  expect(await find('search=%25')).toEqual([[], 0])
  expect(await find('state=failed')).toEqual([[12], 1])
  expect(await find('state=pending&search=2.jpg')).toEqual([[2, 22], 2])
  expect(await find('state=succeeded')).toEqual([[], 0])
  expect(await find('search=%00&limit=1')).toEqual([[1], 30])
  expect((await anna.get(`/api/jobs/${jobId}?state=done`)).status).toBe(400)
})

test('images are sorted as requested, ties in the order of the list', async ({ make, platform }) => {
  const anna = await make.user()
  const jobId = await makeDescribedJob(platform, anna.id, [
    {},
    { breaches: [{ rule: 'opening', languages: ['de'] }] },
    { breaches: [{ rule: 'numbers', languages: ['de', 'en'] }] },
    { breaches: [{ rule: 'opening', languages: ['en'] }] },
  ])
  await platform.pool.query(
    `update job_images set filename = (array['d.jpg', 'a.jpg', 'd.jpg', 'b.jpg'])[position],
      state = case position when 4 then 'failed' else state end
    where job_id = $1`,
    [jobId],
  )
  const read = async (query: string) => {
    const { images, total } = (await anna.get<Detail>(`/api/jobs/${jobId}?${query}`)).body
    return [images.map(({ id }) => id), total]
  }
  expect(await read('order=desc')).toEqual([[4, 3, 2, 1], 4])
  expect(await read('sort=filename')).toEqual([[2, 4, 1, 3], 4])
  expect(await read('sort=filename&order=desc')).toEqual([[1, 3, 4, 2], 4])
  expect(await read('sort=state')).toEqual([[4, 1, 2, 3], 4])
  expect(await read('sort=risk')).toEqual([[3, 2, 4, 1], 4])
  expect(await read('sort=risk&order=desc')).toEqual([[3, 2, 4, 1], 4])
  expect(await read('sort=risk&order=asc')).toEqual([[1, 2, 4, 3], 4])
  expect(await read('sort=risk&only=needs_review&offset=1&limit=1')).toEqual([[2], 3])
  expect((await anna.get(`/api/jobs/${jobId}?sort=source`)).status).toBe(400)
})

test('a search returns its total on each page, beyond the last one and in each order', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 120 })
  const find = async (query: string) => {
    const { images, total } = (await anna.get<Detail>(`/api/jobs/${jobId}?search=1.jpg&${query}`)).body
    return [images.map(({ id }) => id), total]
  }
  const found = [1, 11, 21, 31, 41, 51, 61, 71, 81, 91, 101, 111]
  expect(await find('')).toEqual([found, 12])
  expect(await find('offset=3&limit=2')).toEqual([[31, 41], 12])
  expect(await find('offset=11&limit=2')).toEqual([[111], 12])
  expect(await find('offset=12')).toEqual([[], 12])
  expect(await find('order=desc&limit=2')).toEqual([[111, 101], 12])
  expect(await find('sort=filename&limit=4')).toEqual([[1, 101, 11, 111], 12])
  expect(await find('sort=filename&order=desc&limit=2')).toEqual([[91, 81], 12])
  expect(await find('sort=state&limit=2')).toEqual([[1, 11], 12])
  expect(await find('sort=risk&offset=10')).toEqual([[101, 111], 12])
})

test('a search ignores case, takes its text literally, and reaches the end of the longest address', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 4 })
  // Random letters: a repetitive address would compress well.
  const long = `https://example.org/${randomBytes(50_000).toString('hex')}/last`
  await platform.pool.query(
    `update job_images set filename = (array['Ärger.JPG', 'a_b%c.png', 'axbc.png', 'd\\e.png'])[position],
      url = case position when 3 then $2 else url end
    where job_id = $1`,
    [jobId, long],
  )
  const find = async (search: string) => {
    const { body } = await anna.get<Detail>(`/api/jobs/${jobId}?search=${encodeURIComponent(search)}`)
    return [body.images.map(({ id }) => id), body.total]
  }
  expect(await find('ÄRGER.jpg')).toEqual([[1], 1])
  expect(await find('ärger')).toEqual([[1], 1])
  expect(await find('a_b')).toEqual([[2], 1])
  expect(await find('b%c')).toEqual([[2], 1])
  expect(await find('D\\E')).toEqual([[4], 1])
  expect(await find('/LAST')).toEqual([[3], 1])
})

test('a search is limited to its job, and to jobs that the caller may see', async ({ make, platform }) => {
  const [anna, ben] = [await make.user(), await make.user()]
  const annas = await makeJob(platform.db, { userId: anna.id, images: 3 })
  const bens = await makeJob(platform.db, { userId: ben.id, images: 5 })
  const { body } = await anna.get<Detail>(`/api/jobs/${annas}?search=jpg`)
  expect([body.images.map(({ id }) => id), body.total]).toEqual([[1, 2, 3], 3])
  expect((await anna.get(`/api/jobs/${bens}?search=jpg`)).status).toBe(404)
})

test('reasons are in the language of the request', async ({ make }) => {
  const anna = await make.user({ language: 'en' })
  const { body } = await anna.startJob({ images: ['media/1.jpg'] })
  const english = await anna.job(body.jobId)
  expect(english.job.error).toMatch(/^None of the images/)
  expect(english.images[0]?.error).toMatch(/^This is not a web address/)
  const german = await anna.with({ 'accept-language': 'de' }).get<Detail>(`/api/jobs/${body.jobId}`)
  expect(german.body.job.error).toMatch(/^Keines der Bilder/)
  expect(german.body.images[0]?.error).toMatch(/^Das ist keine Internetadresse/)
})

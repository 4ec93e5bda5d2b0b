import { imageThumbnail } from '#contract/endpoints/images.ts'
import { verifyMoney } from '#server/admin/verify-money.ts'
import type { Platform } from '#server/platform/platform.ts'
import { chargesOf, creditsOf } from '#server/testing/cost-calls.ts'
import { generated } from '#server/testing/job-calls.ts'
import { expect, test } from '#server/testing/job-test.ts'

/** The list's rows, each with its context. */
function listOf(rows: Array<[url: string, context?: string]>) {
  const lines = rows.map(([url, context = '']) => `${url};${context}`)
  return { name: 'list.csv', content: ['url;kontext', ...lines, ''].join('\r\n') }
}

async function expectSoundMoney({ db }: Platform) {
  expect((await verifyMoney(db)).differences).toEqual([])
}

const withContext = { contextColumn: 'kontext' }

test('six of twenty rows repeat a picture: fourteen calls, and each row costs its price', async ({
  platform,
  make,
  ai,
  pictures,
  worker,
}) => {
  const anna = await make.user({ balanceCents: 10_000 })
  const different = generated(pictures.url, 14)
  // Spread over the list, and so over chunks and both workers.
  const rows = Array.from({ length: 20 }, (_, index) => different[(index * 3) % 14]!)
  worker({ concurrency: 6 })
  worker({ concurrency: 6 })
  const { body } = await anna.startJob({ images: rows, languages: ['de', 'en'] })
  expect(body).toMatchObject({ totalImages: 20, estimatedCost: 1_040 })
  const { job, images } = await anna.ended(body.jobId)

  expect(job).toMatchObject({ successfulImages: 20, freeImages: 0, costCents: 1_040 })
  expect(ai.counts().calls).toBe(14)
  expect(images.filter(({ sameAs }) => sameAs !== null)).toHaveLength(6)
  for (const { sameAs, languageVersions } of images)
    if (sameAs !== null) expect(languageVersions).toEqual(images[sameAs - 1]!.languageVersions)
  expect(await chargesOf(anna)).toEqual([{ jobId: job.id, amount: -1_040 }])
  await expectSoundMoney(platform)
})

test('counted once, repeats are neither held nor charged', async ({
  platform,
  make,
  ai,
  pictures,
  worker,
}) => {
  const anna = await make.user({ balanceCents: 728 })
  const different = generated(pictures.url, 14, 200)
  const rows = Array.from({ length: 20 }, (_, index) => different[(index * 3) % 14]!)
  const { body } = await anna.startJob({
    images: rows,
    languages: ['de', 'en'],
    fields: { countRepeatsOnce: 'true' },
  })
  expect(body).toMatchObject({ totalImages: 20, estimatedCost: 728 })
  expect(await creditsOf(anna)).toEqual({ balance: 0, held: 728, owed: 0 })
  await expectSoundMoney(platform)
  worker()
  const { job } = await anna.ended(body.jobId)

  expect(job).toMatchObject({ successfulImages: 20, freeImages: 6, costCents: 728 })
  expect(ai.counts().calls).toBe(14)
  expect(await chargesOf(anna)).toEqual([{ jobId: job.id, amount: -728 }])
  expect(await creditsOf(anna)).toEqual({ balance: 0, held: 0, owed: 0 })
  await expectSoundMoney(platform)
})

test('one cent less than the pictures that count is refused', async ({ make, pictures }) => {
  const anna = await make.user({ balanceCents: 99 })
  const [one, other] = generated(pictures.url, 2)
  const fields = { countRepeatsOnce: 'true' }
  const refused = await anna.startJob({ images: [one!, one!, other!, one!], fields })
  expect(refused).toMatchObject({ status: 402, body: { imageCount: 2, shortfallEuros: 0.01 } })
  expect(await anna.startJob({ images: [one!, one!, one!], fields })).toMatchObject({ status: 202 })
  await anna.stopJob()
})

test('the same picture in another context is another question', async ({ make, ai, pictures, worker }) => {
  const anna = await make.user()
  const [url] = generated(pictures.url, 1, 300)
  worker()
  const file = listOf([
    [url!, 'Ferien'],
    [url!, 'Werkstatt'],
    [url!, 'Ferien'],
  ])
  const { body } = await anna.startJob({ file, fields: withContext })
  const { images } = await anna.ended(body.jobId)
  expect(images.map(({ sameAs }) => sameAs)).toEqual([null, null, 1])
  expect(ai.counts().calls).toBe(2)
})

test('the same bytes at other addresses are described once, each with its own keywords', async ({
  platform,
  make,
  ai,
  pictures,
  worker,
}) => {
  const anna = await make.user()
  const copies = ['feige', 'schale', 'rezept', 'vorspeise'].map(
    (name) => `${pictures.url}/generated/400.jpg?width=64&height=48&/${name}`,
  )
  const named = copies.map((url, index) => url.replace('400.jpg?', `400.jpg?copy=${index}&`))
  worker({ concurrency: 4 })
  worker({ concurrency: 4 })
  const { body } = await anna.startJob({ images: named, fields: { countRepeatsOnce: 'true' } })
  // Repeats are unknown before they are fetched: all four are held.
  expect(body.estimatedCost).toBe(200)
  const { job, images } = await anna.ended(body.jobId)

  expect(job).toMatchObject({ successfulImages: 4, freeImages: 3, costCents: 50 })
  expect(ai.counts().calls).toBe(1)
  const [original] = images.filter(({ sameAs }) => sameAs === null)
  for (const image of images) {
    expect(image).toMatchObject({ success: true, hasThumbnail: true, altText: original!.altText })
    const thumbnail = await anna.call(imageThumbnail, { params: { id: job.id, imageId: image.id } })
    expect(thumbnail.status).toBe(200)
  }
  await expectSoundMoney(platform)
})

test('a failure applies to all repeats, and costs nothing', async ({ make, ai, pictures, worker }) => {
  const anna = await make.user()
  const [declined, other] = generated(pictures.url, 2, 500)
  let first: string | null = null
  const isFirst = ({ imageSha256 }: { imageSha256: string | null }) => {
    first ??= imageSha256
    return imageSha256 === first
  }
  ai.set({ faults: [{ match: isFirst, body: 'refusal' }] })
  worker({ concurrency: 1 })
  const { body } = await anna.startJob({ images: [declined!, declined!, other!, declined!] })
  const { job, images } = await anna.ended(body.jobId)
  expect(images.map(({ success }) => success)).toEqual([false, false, true, false])
  expect(new Set(images.filter(({ success }) => !success).map(({ error }) => error)).size).toBe(1)
  expect(job).toMatchObject({ failedImages: 3, costCents: 50 })
  // Both providers were asked about the one that was declined.
  expect(ai.counts().calls).toBe(3)
})

test('a worker that dies between an answer and its copies leaves them to the next', async ({
  platform,
  make,
  ai,
  pictures,
  worker,
}) => {
  const anna = await make.user()
  const [url] = generated(pictures.url, 1, 600)
  const { body } = await anna.startJob({ images: [url!, url!, url!] })
  // As left by a kill: decided, but not copied yet.
  await platform.pool.query(
    `update job_images set state = 'succeeded', done_number = 1, done_at = now(), interpretation = 'x',
      language_versions = '{"de":{"altText":"Hof","description":"Ein Hof."}}'
    where job_id = $1 and position = 1`,
    [body.jobId],
  )
  await platform.pool.query('update jobs set succeeded = 1 where id = $1', [body.jobId])
  worker()
  const { job, images } = await anna.ended(body.jobId)
  expect(images.map(({ altText, sameAs }) => [altText, sameAs])).toEqual([
    ['Hof', null],
    ['Hof', 1],
    ['Hof', 1],
  ])
  expect(job).toMatchObject({ successfulImages: 3, costCents: 150 })
  expect(ai.counts().calls).toBe(0)
  await expectSoundMoney(platform)
})

import { sql } from 'drizzle-orm'
import { editImage } from '#contract/endpoints/images.ts'
import type { RowWishes } from '#contract/lists/columns/row-wishes.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { Actor } from '#server/testing/create-actor.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { claimChunk } from './claim-chunk.ts'
import { type Ended, saveOutcome } from './save-outcome.ts'

/** The stand-in sees no difference between these. */
const lookAlike = [12, 30, 57]

function picturesAt(site: string, numbers = lookAlike): string[] {
  return numbers.map((number) => `${site}/generated/${number}.jpg?width=64&height=48`)
}

function listOf(urls: string[], contexts: string[]) {
  const lines = urls.map((url, index) => `${url};${contexts[index] ?? ''}`)
  return { name: 'list.csv', content: ['url;kontext', ...lines, ''].join('\r\n') }
}

const described: Ended = {
  outcome: 'described',
  interpretation: 'A cup',
  purpose: 'informative',
  decorativeReason: '',
  languageVersions: {
    de: { altText: 'Roter Becher', description: 'Ein Becher steht auf einem Tisch.' },
    en: { altText: 'Red cup', description: 'A cup stands on a table.' },
  },
  keywords: [],
  usedKeywords: [],
  unusedKeywords: [],
  thumbnail: Buffer.from('webp'),
  provider: 'anthropic',
  model: 'm',
  calls: [],
  promptVersion: '4',
  breaches: [],
}

const withContext = { contextColumn: 'kontext' }

const marksOf = (images: Array<{ reviewReasons: Array<{ rule: string }> }>) =>
  images.map(({ reviewReasons }) => reviewReasons.some(({ rule }) => rule === 'repeated_alt'))

test('different pictures with the same alt text are marked, including the first one', async ({
  make,
  ai,
  pictures,
  worker,
}) => {
  const anna = await make.user()
  worker()
  const { body } = await anna.startJob({
    images: [...picturesAt(pictures.url), ...picturesAt(pictures.url, [1])],
  })
  const { images } = await anna.ended(body.jobId)
  expect(new Set(images.slice(0, 3).map(({ altText }) => altText)).size).toBe(1)
  expect(marksOf(images)).toEqual([true, true, true, false])
  expect(images.map(({ needsReview }) => needsReview)).toEqual([true, true, true, false])
  expect(ai.counts().calls).toBe(4)
})

test('variants with different contexts are described once more, with the other one as a contrast', async ({
  make,
  ai,
  pictures,
  worker,
}) => {
  const anna = await make.user()
  worker()
  const file = listOf(picturesAt(pictures.url), ['Becher von vorn', 'Becher von hinten', 'Becher von oben'])
  const { body } = await anna.startJob({ file, fields: withContext })
  const { job, images } = await anna.ended(body.jobId)
  expect(new Set(images.map(({ altText }) => altText)).size).toBe(3)
  expect(marksOf(images)).toEqual([false, false, false])
  // The first one keeps its text; the two others are described again with it as a contrast.
  expect(ai.counts().calls).toBe(5)
  expect(job.costCents).toBe(150)
})

test('one picture in two contexts may have one alt text', async ({ make, pictures, worker }) => {
  const anna = await make.user()
  worker()
  const [url = ''] = picturesAt(pictures.url)
  const file = listOf([url, url], ['in', 'an'])
  const { body } = await anna.startJob({ file, fields: withContext })
  const { images } = await anna.ended(body.jobId)
  expect(images[0]?.altText).toBe(images[1]?.altText)
  expect(marksOf(images)).toEqual([false, false])
})

test('if a model still does not distinguish variants, both are marked, and there is no third attempt', async ({
  make,
  platform,
  ai,
  pictures,
  worker,
}) => {
  const anna = await make.user()
  worker()
  // A punctuation mark alone counts as no text. A dash would be an empty cell.
  const file = listOf(picturesAt(pictures.url).slice(0, 2), ['!', '?'])
  const { body } = await anna.startJob({ file, fields: withContext })
  const { images } = await anna.ended(body.jobId)
  expect(marksOf(images)).toEqual([true, true])
  expect(ai.counts().calls).toBe(3)
  const found = await platform.db.execute(
    sql`select rule, kind, answers from text_findings where job_id = ${body.jobId} order by kind`,
  )
  expect(found.rows).toEqual([
    { rule: 'repeated_alt', kind: 'hard', answers: 1 },
    { rule: 'repeated_alt', kind: 'soft', answers: 1 },
  ])
})

test('a paid text is kept if the process ends during the second attempt', async ({ make, platform }) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 2 })
  await platform.db.execute(sql`update job_images set context = 'View ' || position where job_id = ${jobId}`)
  const chunk = (await claimChunk(platform.db, { jobId, number: 0 }))!
  const givingUp = new AbortController()
  const recording = { platform, prices: [], signal: givingUp.signal }
  const describeAgain = async () => {
    givingUp.abort(new Error('the process ends'))
    throw givingUp.signal.reason
  }
  for (const image of chunk.images)
    await saveOutcome(recording, chunk, image, { outcome: described, describeAgain })
  const { images } = await anna.job(jobId)
  expect(images.map(({ success }) => success)).toEqual([true, true])
  expect(marksOf(images)).toEqual([true, true])
})

test('rows’ wishes for their texts do not distinguish pictures, and are not sent about the other one', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 3 })
  const wish = (position: number, wishes: RowWishes) =>
    platform.pool.query('update job_images set wishes = $3 where job_id = $1 and position = $2', [
      jobId,
      position,
      wishes,
    ])
  await wish(1, { product: 'Nora', avoidedKeywords: 'cheap', style: 'warm' })
  await wish(2, { product: 'Nora', maxAltCharacters: '80', altSuffix: '(shop)', glossary: 'cup' })
  await wish(3, { product: 'Vera' })
  const chunk = (await claimChunk(platform.db, { jobId, number: 0 }))!
  const recording = { platform, prices: [], signal: new AbortController().signal }
  const told: unknown[] = []
  const describeAgain = async (alike: unknown) => {
    told.push(alike)
    return described
  }
  for (const image of chunk.images)
    await saveOutcome(recording, chunk, image, { outcome: described, describeAgain })
  expect(told).toEqual([{ altText: 'Roter Becher', material: 'Nora' }])
})

test('in a list with a single alt text the first image is updated when it is marked, and not for every other one', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 4 })
  const chunk = (await claimChunk(platform.db, { jobId, number: 0 }))!
  const recording = { platform, prices: [], signal: new AbortController().signal }
  const record = (image: (typeof chunk.images)[number]) =>
    saveOutcome(recording, chunk, image, { outcome: described })
  const version = async () =>
    await platform.pool.query('select ctid from job_images where job_id = $1 and position = 1', [jobId])
  const [first, second, ...others] = chunk.images
  await record(first!)
  await record(second!)
  const marked = await version()
  for (const image of others) await record(image)
  expect((await version()).rows).toEqual(marked.rows)
  expect(marksOf((await anna.job(jobId)).images)).toEqual([true, true, true, true])
})

test('a text whose like is never found is written all the same', async ({ make, platform }) => {
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 2 })
  const chunk = (await claimChunk(platform.db, { jobId, number: 0 }))!
  let searches = 0
  const findsNothing: Pick<Database, 'execute'> = {
    // Safe: only the rows of an answer are read.
    execute: (async () => {
      searches += 1
      return { rows: [] }
    }) as unknown as Database['execute'],
  }
  const db = Object.assign(Object.create(platform.db), findsNothing)
  const recording = { platform: { ...platform, db }, prices: [], signal: new AbortController().signal }
  for (const image of chunk.images) await saveOutcome(recording, chunk, image, { outcome: described })
  const { images } = await anna.job(jobId)
  expect(images.map(({ success }) => success)).toEqual([true, true])
  expect(searches).toBeGreaterThan(0)
})

test('editing alike texts by hand removes the marks, one after the other', async ({
  make,
  pictures,
  worker,
}) => {
  const anna = await make.user()
  worker()
  const { body } = await anna.startJob({ images: picturesAt(pictures.url) })
  const { images } = await anna.ended(body.jobId)
  const marks = async () => marksOf((await anna.job(body.jobId)).images)

  await write(anna, body.jobId, 1, 'Becher von vorn')
  expect(await marks()).toEqual([false, true, true])
  await write(anna, body.jobId, 3, 'Becher von hinten')
  expect(await marks()).toEqual([false, false, false])
  await write(anna, body.jobId, 3, 'becher von vorn.')
  expect(await marks()).toEqual([true, false, true])
  await write(anna, body.jobId, 2, 'Becher von vorn')
  expect(await marks()).toEqual([true, true, true])
  await write(anna, body.jobId, 1, images[0]?.altText ?? '')
  expect(await marks()).toEqual([false, true, true])
})

async function write(actor: Actor, id: number, imageId: number, altText: string) {
  const params = { id, imageId }
  const answer = await actor.call(editImage, { params, body: { texts: { de: { altText } } } })
  expect(answer.status).toBe(200)
}

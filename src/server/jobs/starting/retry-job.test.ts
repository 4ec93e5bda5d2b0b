import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { adjustCredits } from '#contract/endpoints/admin.ts'
import { imageThumbnail } from '#contract/endpoints/images.ts'
import { deleteJob } from '#contract/endpoints/jobs.ts'
import { retryJob } from '#contract/endpoints/starting.ts'
import type { PictureFaultCode } from '#contract/picture-faults.ts'
import { verifyMoney } from '#server/admin/verify-money.ts'
import { assignKey } from '#server/apikeys/assign-key.ts'
import { markKeyRefused } from '#server/apikeys/mark-key-refused.ts'
import { recordOutcome } from '#server/jobs/outcomes/record-outcome.ts'
import type { Platform } from '#server/platform/platform.ts'
import { chargesOf, creditsOf, type PayingUser } from '#server/testing/cost-calls.ts'
import { generated } from '#server/testing/job-calls.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { lockWaiters } from '#server/testing/lock-waiters.ts'
import { until } from '#server/testing/until.ts'

const retry = (user: Pick<PayingUser, 'call'>, id: number) => user.call(retryJob, { params: { id } })

test('what a model declined is described in a job of its own, with a charge of its own', async ({
  make,
  worker,
  ai,
  platform,
}) => {
  ai.set({ faults: [{ body: 'refusal', times: 2 }] })
  worker({ concurrency: 1 })
  const anna = await make.user({ balanceCents: 1_000 })
  const first = await anna.startJob({ images: 3, languages: ['de', 'en'] })
  const before = await anna.ended(first.body.jobId)
  expect(before.job).toMatchObject({ successfulImages: 2, failedImages: 1, retryableImages: 1 })

  const answer = await retry(anna, first.body.jobId)
  expect(answer.status).toBe(202)
  expect(answer.body).toEqual({
    jobId: expect.any(Number),
    totalImages: 1,
    languagesCount: 2,
    estimatedCost: 52,
  })
  const { job, images } = await anna.ended(answer.body.jobId)
  expect(job).toMatchObject({ status: 'completed', filename: 'list.csv', retryableImages: 0, costCents: 52 })
  expect(images.map(({ url, success }) => [url, success])).toEqual([[before.images[0]!.url, true]])
  expect((await anna.job(first.body.jobId)).images).toEqual(before.images)
  expect(await chargesOf(anna)).toEqual([
    { jobId: answer.body.jobId, amount: -52 },
    { jobId: first.body.jobId, amount: -104 },
  ])
  expect(await creditsOf(anna)).toEqual({ balance: 844, held: 0, owed: 0 })
  expect((await verifyMoney(platform.db)).differences).toEqual([])
})

test('only what a retry can help is offered and started', async ({ make, platform }) => {
  const anna = await make.user({ balanceCents: 1_000 })
  const first = await anna.startJob({
    images: ['nirgends', 'https://example.org/1.jpg', 'https://example.org/2.jpg'],
  })
  await failSecond(platform, first.body.jobId, 'not_found')
  await anna.stopJob()
  const before = await anna.job(first.body.jobId)
  expect(before.job).toMatchObject({ successfulImages: 0, failedImages: 2, retryableImages: 1 })
  const answer = await retry(anna, first.body.jobId)
  expect(answer).toMatchObject({ status: 202, body: { totalImages: 1, estimatedCost: 50 } })
  await anna.stopJob()

  const hopeless = await anna.startJob({ images: ['nirgends', 'https://example.org/1.jpg'] })
  await failSecond(platform, hopeless.body.jobId, 'damaged')
  await anna.stopJob()
  expect((await anna.job(hopeless.body.jobId)).job).toMatchObject({ retryableImages: 0 })
  expect(await retry(anna, hopeless.body.jobId)).toMatchObject({
    status: 409,
    body: { code: 'nothing_to_retry' },
  })
})

test('the rows keep everything from their list, in its order, and carried over ones are left out', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const rows = [
    '1;"https://example.org/a.jpg?x=1&amp;amp;y";Hof;Logo;',
    '2;https://example.org/schön.jpg;Linde;;Eine Linde',
    '3;media/3.jpg;Weg;;',
    '4;"https://example.org/a.jpg?x=1&amp;amp;y";Hof;Logo;',
    '5;//example.org/5.jpg;"Weg\nund Steg";;',
  ]
  const content = ['nr;url;kontext;rolle;alt_text', ...rows, ''].join('\r\n')
  const { body } = await anna.startJob({
    file: { name: 'Liste.csv', content },
    languages: ['en', 'de'],
    customLanguages: ['Latein'],
    fields: {
      contextColumn: 'kontext',
      onlyMissing: 'true',
      countRepeatsOnce: 'true',
      format: 'json',
      promptType: 'custom',
      customPrompt: 'Kurz, bitte',
      altSuffix: '| Hof',
      usesFileNotes: 'false',
    },
  })
  await anna.stopJob()
  const answer = await retry(anna, body.jobId)
  expect(answer).toMatchObject({ status: 202, body: { totalImages: 3, estimatedCost: 2 * 54 } })
  expect(await choicesOf(platform, answer.body.jobId)).toEqual(await choicesOf(platform, body.jobId))
  const left = (await rowsOf(platform, body.jobId)).filter(({ state }) => state === 'skipped')
  const again = await rowsOf(platform, answer.body.jobId)
  expect(again.map(({ state, follows }) => [state, follows])).toEqual([
    ['pending', null],
    ['pending', 1],
    ['pending', null],
  ])
  const asListed = ({ state: _, follows: __, ...listed }: ListedRow) => listed
  expect(again.map(asListed)).toEqual(left.map(asListed))
  await anna.stopJob()
})

test('rows of JSON lists keep their original text', async ({ make, platform }) => {
  const anna = await make.user()
  const row = '{ "url": "https://example.org/1.jpg", "price": 1.00, "id": 12345678901234567890 }'
  const { body } = await anna.startJob({ file: { name: 'list.json', content: `[${row}]` } })
  await anna.stopJob()
  const answer = await retry(anna, body.jobId)
  expect((await rowsOf(platform, answer.body.jobId)).map(({ source }) => source)).toEqual([row])
  await anna.stopJob()
})

test('a stopped job of thousands of rows is retried with each of them', async ({ make }) => {
  const anna = await make.user({ balanceCents: 1_000_000 })
  const images = Array.from({ length: 2_500 }, (_, index) => `https://example.org/${index}.jpg`)
  const { body } = await anna.startJob({ images })
  await anna.stopJob()
  const answer = await retry(anna, body.jobId)
  expect(answer).toMatchObject({ status: 202, body: { totalImages: 2_500, estimatedCost: 125_000 } })
  const { images: last } = (
    await anna.get<{ images: { url: string }[] }>(`/api/jobs/${answer.body.jobId}?offset=2499&limit=1`)
  ).body
  expect(last.map(({ url }) => url)).toEqual(['https://example.org/2499.jpg'])
  await anna.stopJob()
})

test('if repeats count once, an unprocessed row is copied free from the image that it repeats', async ({
  make,
  platform,
  ai,
}) => {
  const anna = await make.user({ balanceCents: 1_000 })
  const url = 'https://example.org/linde.jpg'
  const first = await anna.startJob({ images: [url, url, url], fields: { countRepeatsOnce: 'true' } })
  await describeFirst(platform, first.body.jobId)
  await anna.stopJob()
  const before = await anna.job(first.body.jobId)
  expect(before.job).toMatchObject({ successfulImages: 1, retryableImages: 2, costCents: 50 })

  const answer = await retry(anna, first.body.jobId)
  expect(answer).toMatchObject({ status: 202, body: { totalImages: 2, estimatedCost: 0 } })
  const { job, images } = await anna.job(answer.body.jobId)
  expect(job).toMatchObject({ status: 'completed', successfulImages: 2, freeImages: 2, costCents: 0 })
  const { languageVersions, keywords, usedKeywords, model, interpretation } = before.images[0]!
  for (const image of images)
    expect(image).toMatchObject({ languageVersions, keywords, usedKeywords, model, interpretation })
  const params = { id: answer.body.jobId, imageId: 2 }
  expect((await anna.call(imageThumbnail, { params })).status).toBe(200)
  expect(ai.counts().calls).toBe(0)
  expect(await creditsOf(anna)).toEqual({ balance: 950, held: 0, owed: 0 })
  expect((await verifyMoney(platform.db)).differences).toEqual([])
})

test('next to rows that are copied free, others are held and described', async ({
  make,
  platform,
  pictures,
  worker,
}) => {
  const anna = await make.user({ balanceCents: 1_000 })
  const [one, other] = generated(pictures.url, 2)
  const images = [one!, one!, other!, 'media/1.jpg', other!]
  const first = await anna.startJob({ images, fields: { countRepeatsOnce: 'true' } })
  await describeFirst(platform, first.body.jobId)
  await anna.stopJob()
  const answer = await retry(anna, first.body.jobId)
  expect(answer).toMatchObject({ status: 202, body: { totalImages: 3, estimatedCost: 50 } })
  expect(await creditsOf(anna)).toEqual({ balance: 900, held: 50, owed: 0 })
  expect((await verifyMoney(platform.db)).differences).toEqual([])
  worker()
  const { job, images: again } = await anna.ended(answer.body.jobId)
  expect(again.map(({ success }) => success)).toEqual([true, true, true])
  expect(job).toMatchObject({ successfulImages: 3, freeImages: 2, failedImages: 0, costCents: 50 })
  expect((await verifyMoney(platform.db)).differences).toEqual([])
})

test('if each row costs its price, an unprocessed row costs it, too', async ({ make, platform }) => {
  const anna = await make.user({ balanceCents: 1_000 })
  const url = 'https://example.org/linde.jpg'
  const first = await anna.startJob({ images: [url, url] })
  await describeFirst(platform, first.body.jobId)
  await anna.stopJob()
  expect(await retry(anna, first.body.jobId)).toMatchObject({ status: 202, body: { estimatedCost: 50 } })
  await anna.stopJob()
})

test('a job of invalid addresses alone has nothing to retry', async ({ make }) => {
  const anna = await make.user({ balanceCents: 1_000 })
  const { body } = await anna.startJob({ images: ['media/1.jpg', 'ftp://example.org/2.jpg'] })
  expect((await anna.job(body.jobId)).job).toMatchObject({ status: 'failed', retryableImages: 0 })
  expect(await retry(anna, body.jobId)).toMatchObject({ status: 409, body: { code: 'nothing_to_retry' } })
  expect(await creditsOf(anna)).toEqual({ balance: 1_000, held: 0, owed: 0 })
})

test('a running job, and one whose images all have texts, cannot be retried', async ({ make, worker }) => {
  const anna = await make.user()
  const running = await anna.startJob()
  expect(await retry(anna, running.body.jobId)).toMatchObject({ status: 409, body: { code: 'job_running' } })
  worker()
  await anna.ended(running.body.jobId)
  expect(await retry(anna, running.body.jobId)).toMatchObject({
    status: 409,
    body: {
      code: 'nothing_to_retry',
      message: 'In diesem Auftrag gibt es kein Bild ohne Texte, bei dem ein neuer Versuch helfen kann.',
    },
  })
  expect(await anna.jobs()).toHaveLength(1)
})

test('another user’s job is not found, even for administrators', async ({ make }) => {
  const anna = await make.user()
  const { body } = await anna.startJob()
  await anna.stopJob()
  for (const other of [await make.user(), await make.user({ isAdmin: true })]) {
    expect(await retry(other, body.jobId)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await creditsOf(other)).toMatchObject({ held: 0 })
  }
})

test('while another job runs a retry is refused with its id, and without enough credit with the figures', async ({
  make,
}) => {
  const [root, anna] = [await make.user({ isAdmin: true }), await make.user({ balanceCents: 150 })]
  const first = await anna.startJob({ images: 3 })
  await anna.stopJob()
  const running = await anna.startJob({ images: 1 })
  expect(await retry(anna, first.body.jobId)).toMatchObject({
    status: 409,
    body: { code: 'job_already_running', jobId: running.body.jobId },
  })
  await anna.stopJob()
  await root.call(adjustCredits, { body: { userId: anna.id, amount: -1 } })
  expect(await retry(anna, first.body.jobId)).toMatchObject({
    status: 402,
    body: {
      code: 'insufficient_credits',
      imageCount: 3,
      languageCount: 1,
      estimatedCostEuros: 1.5,
      currentBalance: 149,
      shortfallEuros: 0.01,
      affordableImages: 2,
    },
  })
  expect(await anna.jobs()).toHaveLength(2)
  expect(await creditsOf(anna)).toEqual({ balance: 149, held: 0, owed: 0 })
})

test('a retried job names its retry, and is retried again only on request', async ({ make, platform }) => {
  const anna = await make.user({ balanceCents: 1_000 })
  const first = (await anna.startJob({ images: 2 })).body.jobId
  await anna.stopJob()
  expect((await anna.job(first)).job.retriedAs).toBeNull()
  const second = (await retry(anna, first)).body.jobId
  expect((await anna.job(first)).job.retriedAs).toBe(second)
  const again = () => anna.call(retryJob, { params: { id: first }, query: { again: 'true' } })
  expect(await again()).toMatchObject({ status: 409, body: { code: 'job_already_running', jobId: second } })
  await anna.stopJob()

  expect(await retry(anna, first)).toMatchObject({
    status: 409,
    body: { code: 'retried_already', jobId: second },
  })
  expect(await anna.jobs()).toHaveLength(2)
  expect(await creditsOf(anna)).toEqual({ balance: 1_000, held: 0, owed: 0 })
  const third = await again()
  expect(third.status).toBe(202)
  await anna.stopJob()
  expect((await anna.job(first)).job.retriedAs).toBe(third.body.jobId)
  expect((await anna.jobs()).map(({ retriedAs }) => retriedAs)).toEqual([null, null, third.body.jobId])

  expect((await anna.call(deleteJob, { params: { id: third.body.jobId } })).status).toBe(204)
  expect((await anna.job(first)).job.retriedAs).toBeNull()
  expect((await retry(anna, first)).status).toBe(202)
  await anna.stopJob()
  expect((await verifyMoney(platform.db)).differences).toEqual([])
})

test('without a usable key it is refused', async ({ make, platform }) => {
  const anna = await make.user({ isWaiting: true })
  expect(await retry(anna, 1)).toMatchObject({ status: 403, body: { code: 'account_not_ready' } })
  await assignKey(platform, anna.id, { name: 'OPENAI_API_KEY', value: 'a-key-that-is-refused' })
  await markKeyRefused(platform, { userId: anna.id, name: 'OPENAI_API_KEY', version: 1 })
  expect(await retry(anna, 1)).toMatchObject({ status: 409, body: { code: 'keys_refused' } })
})

test('twenty concurrent retries start one job, and their keys return it, even once the old job is gone', async ({
  make,
  platform,
}) => {
  const anna = await make.user({ balanceCents: 150 })
  const first = await anna.startJob({ images: 3 })
  await anna.stopJob()
  const { jobId } = first.body
  const once = anna.with({ 'idempotency-key': 'again' })
  const answers = await Promise.all(Array.from({ length: 20 }, () => retry(once, jobId)))
  for (const { status, body } of answers) expect([status, body]).toEqual([202, answers[0]!.body])
  expect(await anna.jobs()).toHaveLength(2)
  expect(await creditsOf(anna)).toEqual({ balance: 0, held: 150, owed: 0 })
  expect((await anna.call(deleteJob, { params: { id: jobId } })).status).toBe(204)
  expect((await retry(once, jobId)).body).toEqual(answers[0]!.body)
  expect((await retry(anna, jobId)).status).toBe(404)
  await anna.stopJob()
  expect((await verifyMoney(platform.db)).differences).toEqual([])
})

test('the old job cannot be deleted while the new one is written', async ({ make, platform }) => {
  const anna = await make.user()
  const first = await anna.startJob({ images: 3 })
  await anna.stopJob()
  const keeper = await platform.pool.connect()
  try {
    await keeper.query('begin')
    await keeper.query('lock table job_images in exclusive mode')
    const retrying = retry(anna, first.body.jobId)
    await untilWaiting(keeper, 1)
    const deleting = anna.call(deleteJob, { params: { id: first.body.jobId } })
    await untilWaiting(keeper, 2)
    await keeper.query('commit')
    expect(await retrying).toMatchObject({ status: 202, body: { totalImages: 3 } })
    expect((await deleting).status).toBe(204)
  } finally {
    keeper.release()
  }
  await anna.stopJob()
})

/** As left by a worker that was stopped before it could copy to the followers. */
async function failSecond({ pool }: Platform, jobId: number, code: PictureFaultCode) {
  await recordOutcome(
    pool,
    { jobId, position: 2 },
    { outcome: 'failed', fault: { code }, keywords: [], thumbnail: null },
  )
}

async function describeFirst({ pool }: Platform, jobId: number) {
  await recordOutcome(
    pool,
    { jobId, position: 1 },
    {
      outcome: 'described',
      interpretation: 'Ein Foto.',
      purpose: 'informative',
      decorativeReason: '',
      languageVersions: { de: { altText: 'Linde im Hof', description: 'Eine alte Linde.' } },
      keywords: ['linde'],
      usedKeywords: ['linde'],
      unusedKeywords: [],
      thumbnail: Buffer.from('webp'),
      provider: 'anthropic',
      model: 'm',
      promptVersion: '4',
      breaches: [],
    },
  )
}

type ListedRow = Awaited<ReturnType<typeof rowsOf>>[number]

async function rowsOf({ db }: Platform, jobId: number) {
  const { rows } = await db.execute<{
    state: string
    url: string
    filename: string
    context: string
    wishes: object | null
    follows: number | null
    source: string
  }>(sql`
    select state, url, filename, context, wishes, follows, source::text as source
    from job_images where job_id = ${jobId} order by position`)
  return rows
}

async function choicesOf({ db }: Platform, jobId: number) {
  const { rows } = await db.execute(sql`
    select filename, list_kind, columns, format, languages, prompt_type, custom_prompt, price_cents, counts_repeats_once, text_wishes,
      uses_file_notes
    from jobs where id = ${jobId}`)
  return rows[0]
}

/** Waits until this many connections wait for a lock. */
function untilWaiting(keeper: pg.PoolClient, count: number): Promise<true> {
  return until(async () => (await lockWaiters(keeper)).length === count)
}

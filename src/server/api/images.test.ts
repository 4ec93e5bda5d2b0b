import * as calls from '#contract/endpoints/v1/images.ts'
import type { V1Image } from '#contract/endpoints/v1/shapes.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import { verifyMoney } from '#server/admin/verify-money.ts'
import { userAt } from '#server/audit/actor.ts'
import { createDescriber } from '#server/describing/describer.ts'
import { createPictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import { makePicture } from '#server/describing/testing/make-test-picture.ts'
import { countUnpaidCalls } from '#server/jobs/costs/read-unpaid-budget.ts'
import { removeJobsOf } from '#server/jobs/deleting/remove-jobs-of.ts'
import { beginSingle } from '#server/jobs/single/begin-single.ts'
import { claimSingles } from '#server/jobs/single/claim-singles.ts'
import { endedBy } from '#server/jobs/single/describe-single.ts'
import { endSingle } from '#server/jobs/single/end-single.ts'
import { workOnSingle } from '#server/jobs/single/single.work.ts'
import { bounds } from '#server/platform/bounds.ts'
import { openPools } from '#server/provider-runtime/open-pools.ts'
import { creditsOf, type PayingUser } from '#server/testing/cost-calls.ts'
import type { Actor, Answer } from '#server/testing/create-actor.ts'
import { generated } from '#server/testing/job-calls.ts'
import { expect, test as jobTest } from '#server/testing/job-test.ts'
import { createWebhook } from '#server/webhooks/create-webhook.ts'
import { startAiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'

const path = calls.describeImage.url
const cents = 50
type Refused = {
  code: string
  requestId?: string
  issues?: { path: string }[]
  problem?: { code: string }
  imageId?: string
}

/** One server for all tests of the file, whose provider is a stand-in. */
const test = jobTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures it must make first.
  .extend('provider', { scope: 'file' }, async ({}, { onCleanup }) => {
    const provider = await startAiStandIn()
    onCleanup(provider.close)
    return provider
  })
  .extend('environment', { scope: 'file' }, ({ provider }) => ({
    ANTHROPIC_API_KEY: 'test-key-anthropic-0001',
    OPENAI_API_KEY: 'test-key-openai-0002',
    IMAGE_FETCH_ALLOW: '127.0.0.1',
    ANTHROPIC_BASE_URL: provider.url,
    OPENAI_BASE_URL: provider.url,
  }))
  .extend('sender', ({ make, platform, pictures }) => async (language: 'de' | 'en' = 'en') => {
    const user = await make.user({ balanceCents: 1_000 })
    const input = { name: 'Shop', scopes: ['images:read', 'images:write'] as const, days: null }
    const token = await createToken(platform, userAt(user.id, '192.0.2.7'), {
      ...input,
      scopes: [...input.scopes],
      monthlyCapCents: null,
    })
    const caller = make.visitor({ language }).with({ authorization: `Bearer ${token.text}` })
    const [url] = generated(pictures.url, 1, 4_000 + user.id)
    const send = (body: object, with_: Record<string, string> = {}) =>
      caller.with(with_).post<calls.DescribedImage & Refused>(path, { languages: ['de'], ...body })
    return { user, caller, url: url!, send }
  })

const balanceOf = async (user: PayingUser) => (await creditsOf(user)).balance

async function expectMoneyRight(platform: Parameters<typeof claimSingles>[0]): Promise<void> {
  expect((await verifyMoney(platform)).differences).toEqual([])
}

const patch = (caller: Actor, id: string, body: object): Promise<Answer<V1Image & Refused>> =>
  caller.patch(`${path}/${id}`, body)

test('a picture by address is answered with its texts, its cost, and the metadata that was sent', async ({
  sender,
  provider,
  platform,
}) => {
  const { user, caller, url, send } = await sender()
  const given = { externalId: 'sku 17', metadata: { shelf: 'A3', ' ': 'x' } }
  const asked = provider.calls.length
  const answer = await send({
    url,
    languages: ['de', 'en'],
    ...given,
    context: 'Hof',
    role: 'link',
    linkTarget: 'Shop',
    caption: 'Im Hof',
    pageTitle: 'Höfe',
    keywords: ['Linde', 'Bank'],
    avoidedKeywords: ['Hund'],
    maxAltCharacters: 90,
    maxCost: 52,
  })
  expect(answer).toMatchObject({
    status: 200,
    body: { url, state: 'succeeded', problem: null, chargedCents: 52, balanceCents: 948, ...given },
  })
  expect(Object.keys(answer.body.texts).toSorted()).toEqual(['de', 'en'])
  expect(answer.body.keywords.wanted).toEqual(expect.arrayContaining(['Linde', 'Bank']))
  const prompt = provider.calls[asked]?.prompt
  for (const line of [
    'Role: link',
    'Caption: Im Hof',
    'Page title: Höfe',
    'Link target: Shop',
    'Context: Hof',
  ])
    expect(prompt).toContain(`\n${line}\n`)
  const { chargedCents, balanceCents, ...image } = answer.body
  const params = { id: image.id }
  expect((await caller.call(calls.readImage, { params })).body).toEqual(image)
  expect(await balanceOf(user)).toBe(948)
  const { rows } = await platform.pool.query('select reference from credit_transactions where job_id = $1', [
    image.jobId,
  ])
  expect(rows).toEqual([{ reference: `image:${image.jobId}:${image.position}` }])
  await expectMoneyRight(platform.db)
})

test('two single pictures with the same alt text are both marked, until one is deleted', async ({
  sender,
  pictures,
}) => {
  const { caller, send } = await sender()
  // The stand-in sees no difference between these.
  const [first, second] = [12, 30].map(
    (number) => `${pictures.url}/generated/${number}.jpg?width=64&height=48`,
  )
  const one = (await send({ url: first! })).body
  expect(one.review).toMatchObject({ needed: false, reasons: [] })
  const other = (await send({ url: second! })).body
  expect(other.texts.de?.altText).toBe(one.texts.de?.altText)
  const mark = { needed: true, reasons: [{ rule: 'repeated_alt', languages: ['de'] }] }
  expect(other.review).toMatchObject(mark)
  const reviewOf = async ({ id }: { id: string }) =>
    (await caller.call(calls.readImage, { params: { id } })).body.review
  expect(await reviewOf(one)).toMatchObject(mark)
  await caller.call(calls.deleteImage, { params: { id: other.id } })
  expect(await reviewOf(one)).toMatchObject({ needed: false, reasons: [] })
})

test('a language is a BCP 47 code in any case, and the answer uses the code that was sent', async ({
  sender,
  provider,
}) => {
  const { url, send } = await sender()
  const asked = provider.calls.length
  const { status, body } = await send({ url, languages: ['DE', 'cs', 'en-GB'] })
  expect({ status, languages: Object.keys(body.texts) }).toEqual({
    status: 200,
    languages: ['DE', 'cs', 'en-GB'],
  })
  expect(provider.calls[asked]?.prompt).toContain('English (United Kingdom)')
  expect((await send({ url, languages: ['de', 'DE'] })).body).toMatchObject({ code: 'duplicate_language' })
})

test('a picture in Base64 or as a form’s file is described like a fetched one, and not stored', async ({
  sender,
}) => {
  const { caller, send } = await sender()
  const file = await makePicture().png().toBuffer()
  const form = { languages: 'de', keywords: 'Fahne, Rot', metadata: '{"a":"b"}', maxAltCharacters: '90' }
  const content = new Uint8Array(file)
  const sent = [
    await send({ base64: file.toString('base64'), filename: 'Fahne.png' }),
    await caller.upload<calls.DescribedImage>(path, form, { name: 'Fahne.png', content, type: 'image/png' }),
  ]
  for (const { status, body } of sent) {
    expect([status, body.url, body.chargedCents]).toEqual([200, 'upload:Fahne.png', cents])
    const again = await caller.call(calls.regenerateImage, { params: { id: body.id }, body: {} })
    expect(again).toMatchObject({ status: 409, body: { code: 'picture_not_kept' } })
  }
  expect(sent[1]?.body).toMatchObject({ metadata: { a: 'b' }, keywords: { wanted: ['Fahne', 'Rot'] } })
  expect(new Set(sent.map(({ body }) => body.jobId)).size).toBe(1)
})

test('an invalid call is refused with its field, and costs nothing', async ({ sender, platform }) => {
  const { user, caller, url, send } = await sender()
  const cases: [object, { code: string; field?: string }][] = [
    [{}, { code: 'invalid_input', field: 'url' }],
    [
      { url, base64: 'AAAA' },
      { code: 'invalid_input', field: 'url' },
    ],
    [{ url: 'ftp://example.org/a.jpg' }, { code: 'invalid_input', field: 'url' }],
    [{ base64: '€' }, { code: 'invalid_input', field: 'base64' }],
    [
      { url, colour: 'red' },
      { code: 'invalid_input', field: 'colour' },
    ],
    [
      { url, languages: [] },
      { code: 'invalid_input', field: 'languages' },
    ],
    [{ url, languages: ['de', 'xx'] }, { code: 'unknown_language' }],
    [{ url, languages: ['de', 'de'] }, { code: 'duplicate_language' }],
    [
      { url, keywords: 'Linde' },
      { code: 'invalid_input', field: 'keywords' },
    ],
    [
      { url, maxAltCharacters: 3 },
      { code: 'invalid_input', field: 'maxAltCharacters' },
    ],
    [
      { url, context: 'x'.repeat(2_001) },
      { code: 'invalid_input', field: 'context' },
    ],
    [
      { url, externalId: '' },
      { code: 'invalid_input', field: 'externalId' },
    ],
    [
      { url, metadata: { a: 'x'.repeat(501) } },
      { code: 'invalid_input', field: 'metadata.a' },
    ],
    [
      { url, metadata: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [n, ''])) },
      { code: 'invalid_input', field: 'metadata' },
    ],
    [{ url, maxCost: 49 }, { code: 'over_max_cost' }],
  ]
  for (const [body, { code, field }] of cases) {
    const answer = await send(body)
    expect([answer.body.code, answer.body.issues?.[0]?.path], JSON.stringify(body)).toEqual([code, field])
    expect([400, 402]).toContain(answer.status)
  }
  const form = await caller.upload<Refused>(
    path,
    { languages: 'de', size: '3' },
    { name: 'a.png', content: 'a' },
  )
  expect(form).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(await balanceOf(user)).toBe(1_000)
  await platform.pool.query('update credit_accounts set balance_cents = 49 where user_id = $1', [user.id])
  expect(await send({ url })).toMatchObject({ status: 402, body: { code: 'insufficient_credits' } })
  await platform.pool.query('update credit_accounts set balance_cents = 1000 where user_id = $1', [user.id])
  const { rows } = await platform.pool.query('select id from jobs where user_id = $1', [user.id])
  expect(rows).toEqual([])
})

test('a picture that cannot be described costs nothing and says why', async ({
  sender,
  pictures,
  platform,
}) => {
  const { user, caller, url, send } = await sender()
  const missing = await send({ url: `${pictures.url}/does-not-exist.jpg` })
  expect(missing).toMatchObject({
    status: 422,
    body: { code: 'image_failed', problem: { code: 'not_found' } },
  })
  const text = await caller.upload<Refused>(path, { languages: 'de' }, { name: 'a.jpg', content: 'text' })
  expect(text).toMatchObject({ status: 422, body: { problem: { code: 'not_a_picture' } } })
  const image = await caller.call(calls.readImage, { params: { id: missing.body.imageId! } })
  expect(image.body).toMatchObject({
    state: 'failed',
    problem: { code: 'not_found', message: expect.stringContaining('404') },
    texts: {},
  })
  expect(await balanceOf(user)).toBe(1_000)
  expect((await send({ url })).status).toBe(200)
  expect(await balanceOf(user)).toBe(950)
  await expectMoneyRight(platform.db)
})

test('a day’s pictures with the same options form one job, which is finished and independent of the app’s jobs', async ({
  sender,
}) => {
  const { user, url, send } = await sender()
  const first = await send({ url })
  const second = await send({ url, context: 'Hof', brand: 'Linde' })
  const other = await send({ url, languages: ['en'] })
  expect([second.body.jobId, second.body.position]).toEqual([first.body.jobId, 2])
  expect(other.body.jobId).not.toBe(first.body.jobId)
  expect(await user.jobs()).toEqual([])
  const { job, images } = await user.job(first.body.jobId)
  expect(job).toMatchObject({ status: 'completed', totalImages: 2 })
  expect(images.map(({ url }) => url)).toEqual([url, url])
  const csv = await user.get<string>(`/api/jobs/${first.body.jobId}/results.csv`)
  expect(csv.body.split('\r\n')[1]).toContain(url)
})

test('texts are edited, approved and regenerated once for free, as in the review', async ({
  sender,
  platform,
}) => {
  const { user, caller, url, send } = await sender()
  const { id } = (await send({ url, keywords: ['Linde'] })).body
  const edited = await patch(caller, id, { texts: { de: { altText: 'Mein Hof' } }, approved: true })
  expect(edited.body).toMatchObject({
    texts: { de: { altText: 'Mein Hof' } },
    review: { edited: true, approved: true },
  })
  const again = await caller.call(calls.regenerateImage, { params: { id }, body: { wish: 'Kürzer' } })
  expect(again.body).toMatchObject({
    texts: { de: { altText: 'Mein Hof' } },
    proposal: { decorative: false },
  })
  expect(await patch(caller, id, { proposal: 'take', approved: true })).toMatchObject({ status: 400 })
  const taken = await patch(caller, id, { proposal: 'take' })
  expect(taken.body).toMatchObject({
    texts: again.body.proposal?.texts,
    proposal: null,
    keywords: { wanted: ['Linde'] },
  })
  expect((await caller.call(calls.regenerateImage, { params: { id }, body: {} })).status).toBe(409)
  expect(await balanceOf(user)).toBe(950)
  await expectMoneyRight(platform.db)
})

test('pictures are found by external id, page by page, and deleted one by one', async ({
  sender,
  platform,
}) => {
  const { user, caller, url, send } = await sender()
  const ids: string[] = []
  for (const externalId of ['a', 'b', 'a', 'a']) ids.push((await send({ url, externalId })).body.id)
  const find = (query: object) =>
    caller.call(calls.findImages, { query: { externalId: 'a', ...query } }) as Promise<
      Answer<{ images: V1Image[] }>
    >
  const page = await find({ limit: 2 })
  expect(page.body.images.map(({ id }) => id)).toEqual([ids[3], ids[2]])
  expect(page.headers.link).toBe(`</api/v1/images?externalId=a&limit=2&after=${ids[2]}>; rel="next"`)
  expect((await find({ after: ids[2] })).body.images.map(({ id }) => id)).toEqual([ids[0]])

  const other = await sender()
  const params = { id: ids[0]! }
  for (const answer of [
    await other.caller.call(calls.readImage, { params }),
    await other.caller.call(calls.deleteImage, { params }),
    await patch(other.caller, ids[0]!, { approved: true }),
    await other.caller.call(calls.regenerateImage, { params, body: {} }),
    await caller.call(calls.readImage, { params: { id: '9999999999-1' } }),
  ])
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })

  for (const id of ids) expect((await caller.call(calls.deleteImage, { params: { id } })).status).toBe(204)
  expect((await find({})).body.images).toEqual([])
  const { rows } = await platform.pool.query('select id from jobs where user_id = $1', [user.id])
  expect(rows).toEqual([])
  expect(await balanceOf(user)).toBe(800)
  expect((await send({ url })).body.id).toMatch(/-1$/)
  await expectMoneyRight(platform.db)
})

test('an asynchronous picture is described by a worker, which notifies webhooks', async ({
  sender,
  platform,
  provider,
}) => {
  const { user, caller, url, send } = await sender()
  const answer = await send({ url, maxCost: 50 }, { prefer: 'respond-async' })
  const { id } = answer.body
  expect(answer).toMatchObject({
    status: 202,
    body: { state: 'pending' },
    headers: { location: `${path}/${id}` },
  })
  expect((await caller.call(calls.deleteImage, { params: { id } })).body).toMatchObject({
    code: 'image_pending',
  })
  expect((await user.delete(`/api/jobs/${answer.body.jobId}`)).status).toBe(409)
  await expectMoneyRight(platform.db)
  await using fetcher = Object.assign(createPictureFetcher({ allow: ['127.0.0.1'] }), {
    async [Symbol.asyncDispose]() {
      await fetcher.close()
    },
  })
  const webhook = { url: 'https://example.org', events: ['image.completed' as const] }
  await createWebhook(platform, userAt(user.id, '192.0.2.7'), webhook, lockUser)
  const mine = (await claimSingles(platform.db, 100)).filter(({ userId }) => userId === user.id)
  const describer = createDescriber(fetcher, openPools(platform))
  for (const single of mine) await workOnSingle(platform, describer, single, new AbortController().signal)
  const image = await caller.call(calls.readImage, { params: { id } })
  expect(image.body).toMatchObject({ state: 'succeeded' })
  expect(await balanceOf(user)).toBe(950)
  const { rows } = await platform.pool.query(
    'select body from webhook_deliveries join webhooks on webhooks.id = webhook_id where user_id = $1',
    [user.id],
  )
  expect(rows.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'image.completed', data: { image: { id, state: 'succeeded', problem: null } } },
  ])
  expect(provider.counts().calls).toBeGreaterThan(0)
  await expectMoneyRight(platform.db)
})

test('an asynchronous picture waits while its user’s budget for unpaid calls is used up', async ({
  sender,
  platform,
  provider,
}) => {
  const { user, send, url } = await sender()
  await send({ url }, { prefer: 'respond-async' })
  await countUnpaidCalls(platform.db, user.id, bounds.unpaidCallsPerUser.atLeast)
  await using fetcher = Object.assign(createPictureFetcher({ allow: ['127.0.0.1'] }), {
    async [Symbol.asyncDispose]() {
      await fetcher.close()
    },
  })
  const describer = createDescriber(fetcher, openPools(platform))
  const work = async () => {
    const mine = (await claimSingles(platform.db, 100)).filter(({ userId }) => userId === user.id)
    for (const single of mine) await workOnSingle(platform, describer, single, new AbortController().signal)
  }
  const { calls: before } = provider.counts()
  await work()
  expect(provider.counts().calls).toBe(before)
  expect(await balanceOf(user)).toBe(950)
  // A day later.
  await platform.pool.query(
    "update unpaid_call_counts set hour = hour - interval '25 hours' where user_id = $1",
    [user.id],
  )
  await platform.pool.query('update single_images set leased_until = now() where user_id = $1', [user.id])
  await work()
  expect(provider.counts().calls).toBeGreaterThan(before)
  await expectMoneyRight(platform.db)
})

test('the same key is charged once, even concurrently, and answered again', async ({
  sender,
  platform,
  pictures,
}) => {
  const { user, url, send } = await sender()
  const key = { 'idempotency-key': 'shop 17' }
  const [first, second] = await Promise.all([send({ url }, key), send({ url }, key)])
  const again = await send({ url }, key)
  expect([first.status, second.status, again.status]).toEqual([200, 200, 200])
  expect([second.body, again.body]).toEqual([first.body, first.body])
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect(await send({ url, context: 'Hof' }, key)).toMatchObject({ status: 422 })
  const missing = { url: `${pictures.url}/does-not-exist.jpg` }
  const failed = await send(missing, { 'idempotency-key': 'failed' })
  const failedAgain = await send(missing, { 'idempotency-key': 'failed' })
  expect([failed.status, failedAgain.body]).toEqual([
    422,
    { ...failed.body, requestId: failedAgain.body.requestId },
  ])
  expect(await balanceOf(user)).toBe(950)
  await expectMoneyRight(platform.db)
})

test('a deleted picture’s stored answer is deleted, and its key is refused at no cost', async ({
  sender,
  provider,
  platform,
}) => {
  const { user, caller, url, send } = await sender()
  const describe = (key: string) => send({ url, metadata: { words: 'zeppelin' } }, { 'idempotency-key': key })
  const first = await describe('first')
  const kept = await describe('kept')
  const { id } = first.body
  const regenerate = () =>
    caller
      .with({ 'idempotency-key': 'anew' })
      .call(calls.regenerateImage, { params: { id }, body: { wish: 'Kürzer' } })
  expect([first.status, kept.status, (await regenerate()).status]).toEqual([200, 200, 200])
  expect((await caller.call(calls.deleteImage, { params: { id } })).status).toBe(204)

  const asked = provider.calls.length
  for (const answer of [await describe('first'), await regenerate()])
    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
      headers: { 'idempotency-replayed': 'true' },
    })
  expect(await describe('kept')).toMatchObject({ status: 200, body: kept.body })
  expect([provider.calls.length, await balanceOf(user)]).toEqual([asked, 900])
  const { rows } = await platform.pool.query<{ text: string }>(
    `select coalesce(answer::text, '') || coalesce(body::text, '') as text
      from idempotency_keys full join idempotency_bodies using (user_id, key_hash) where user_id = $1`,
    [user.id],
  )
  expect(rows.filter(({ text }) => text.includes('zeppelin'))).toHaveLength(1)
  await expectMoneyRight(platform.db)
})

test('a picture left behind by its process is ended by a worker and costs nothing', async ({
  sender,
  platform,
}) => {
  const { user, caller, url } = await sender()
  const options = { languages: ['de'], customPrompt: '' }
  const picture = {
    url,
    filename: 'a.jpg',
    context: '',
    row: {},
    keywords: [],
    externalId: 'left',
    metadata: null,
  }
  const left = { picture, options, token: { tokenId: 1, monthlyCapCents: null }, maxCostCents: undefined }
  const leased = await beginSingle(platform, user, { ...left, isAsync: false })
  expect(await balanceOf(user)).toBe(950)
  expect(await claimSingles(platform.db, 100)).not.toContainEqual(
    expect.objectContaining({ userId: user.id }),
  )
  await platform.pool.query('update single_images set leased_until = now() where user_id = $1', [user.id])
  // The earlier holder is late: its result brings neither texts nor a charge.
  expect(await endSingle(platform, leased, endedBy({ code: 'damaged' }))).toBe(false)
  const claimed = (await claimSingles(platform.db, 100)).filter(({ userId }) => userId === user.id)
  // Calls no provider.
  const nobody = {} as Parameters<typeof workOnSingle>[1]
  for (const single of claimed) await workOnSingle(platform, nobody, single, new AbortController().signal)
  const found = await caller.call(calls.findImages, { query: { externalId: 'left' } })
  expect(found.body).toMatchObject({ images: [{ state: 'failed', texts: {} }] })
  expect(await balanceOf(user)).toBe(1_000)
  await expectMoneyRight(platform.db)
})

test('deleting an account releases what is held for its pictures', async ({ sender, platform }) => {
  const { user, url, send } = await sender()
  await send({ url }, { prefer: 'respond-async' })
  await platform.db.transaction((tx) => removeJobsOf(tx, user.id))
  expect(await balanceOf(user)).toBe(1_000)
  await expectMoneyRight(platform.db)
})

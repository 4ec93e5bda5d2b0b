import { sql } from 'drizzle-orm'
import * as statistics from '#contract/endpoints/statistics.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'

const test = plainTest
  .extend('environment', { scope: 'file' }, () => ({ ANTHROPIC_MODEL: 'of-settings', OPENAI_MODEL: 'small' }))
  .extend('admin', { scope: 'file' }, ({ make }) => make.user({ isAdmin: true }))

const price = { inputCents: 93, cachedInputCents: 9, outputCents: 465 }

test('configured models are listed even without a price, others once they have a price or were called', async ({
  admin,
  platform,
}) => {
  const list = async () => (await admin.call(statistics.listModelPrices)).body
  const unpriced = { isConfigured: true, price: null, changedAt: null }
  const configured = [
    { provider: 'anthropic', model: 'of-settings', ...unpriced },
    { provider: 'openai', model: 'small', ...unpriced },
  ]
  expect(await list()).toEqual(configured)

  for (const [jobId, model] of [
    [1, 'small'],
    [2, 'of-before'],
    [3, 'of-before'],
  ] as const) {
    await platform.db.execute(sql`
      insert into provider_costs (job_id, provider, model, calls, input_tokens, cached_input_tokens, output_tokens,
        cost_micros, unpriced_calls)
      values (${jobId}, 'openai', ${model}, 1, 1, 0, 1, 0, 1)`)
  }
  const body = { provider: 'anthropic', model: 'of-later', ...price } as const
  expect((await admin.call(statistics.setModelPrice, { body })).status).toBe(204)
  expect(await list()).toEqual([
    ...configured,
    {
      provider: 'anthropic',
      model: 'of-later',
      isConfigured: false,
      price,
      changedAt: expect.stringMatching(/Z$/),
    },
    { provider: 'openai', model: 'of-before', isConfigured: false, price: null, changedAt: null },
  ])
})

test('a price is replaced, also by zero, and recorded costs stay', async ({ admin, platform }) => {
  const set = (cents: Partial<typeof price>) =>
    admin.call(statistics.setModelPrice, { body: { provider: 'openai', model: 'small', ...price, ...cents } })
  const now = async () => {
    const { body } = await admin.call(statistics.listModelPrices)
    return body.find(({ model }) => model === 'small')
  }
  const recorded = async () => (await platform.db.execute(sql`table provider_costs`)).rows
  const before = await recorded()
  await set({})
  const first = await now()
  expect(first).toMatchObject({ isConfigured: true, price })
  await set({ inputCents: 0, cachedInputCents: 0, outputCents: 1_000_000 })
  const second = await now()
  expect(second?.price).toEqual({ inputCents: 0, cachedInputCents: 0, outputCents: 1_000_000 })
  expect(Date.parse(second?.changedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.changedAt ?? ''))
  expect(await recorded()).toEqual(before)
})

test.for([
  { inputCents: -1 },
  { inputCents: 1.5 },
  { cachedInputCents: '9' },
  { outputCents: 1_000_001 },
  { outputCents: undefined },
  { provider: 'another' },
  { model: ' ' },
  { model: 'two words' },
  { model: 'nul\0' },
  { model: 'x'.repeat(201) },
])('%o is no price', async (wrong, { admin }) => {
  const body = { provider: 'openai', model: 'never-known', ...price, ...wrong }
  const answer = await admin.post(statistics.setModelPrice.url, body)
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  const { body: known } = await admin.call(statistics.listModelPrices)
  expect(known.map(({ model }) => model)).not.toContain('never-known')
})

test('another website cannot set a price', async ({ admin }) => {
  const body = { provider: 'openai', model: 'small', ...price } as const
  const answer = await admin
    .with({ origin: 'https://elsewhere.example' })
    .call(statistics.setModelPrice, { body })
  expect(answer).toMatchObject({ status: 403, body: { code: 'cross_site' } })
})

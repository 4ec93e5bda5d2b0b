import { listModelPrices, setModelPrice } from '#contract/endpoints/statistics.ts'
import { setDemoPrices } from '#scripts/demo-prices.ts'
import { expect, test } from '#server/testing/test.ts'

test('the demo’s models have prices from the first start on, and keep changed ones', async ({
  app,
  make,
}) => {
  const admin = await make.user({ isAdmin: true })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const changed = { inputCents: 1, cachedInputCents: 2, outputCents: 3 }
  const model = { provider: 'openai', model: 'gpt-6-luna' } as const
  await setDemoPrices(url, admin)
  const { body: first } = await admin.call(listModelPrices)
  expect(first.filter(({ isConfigured, price }) => isConfigured && price)).toHaveLength(2)

  await admin.call(setModelPrice, { body: { ...model, ...changed } })
  await setDemoPrices(url, admin)
  const { body: then } = await admin.call(listModelPrices)
  expect(then.map(({ price }) => price)).toEqual([first[0]?.price, changed])
})

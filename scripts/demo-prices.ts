import { KnownModel, type SetModelPriceInput } from '#contract/entities/provider-cost.ts'
import { callProduct } from './call-product.ts'
import { type Admin, workAsAdmin } from './work-as-admin.ts'

/** Of the order that small models cost; nobody is billed in the demo. */
const demoPrices: readonly SetModelPriceInput[] = [
  {
    provider: 'anthropic',
    model: 'claude-haiku-5-5',
    inputCents: 90,
    cachedInputCents: 9,
    outputCents: 450,
  },
  { provider: 'openai', model: 'gpt-6-luna', inputCents: 22, cachedInputCents: 2, outputCents: 180 },
]

/**
 * Enters prices of the demo's models as an administrator would, where there are none: what somebody changed stays.
 * Throws an Error for what the product refuses.
 */
export async function setDemoPrices(url: string, admin: Admin): Promise<void> {
  const path = '/api/admin/model-prices'
  await workAsAdmin(url, admin, async (asAdmin) => {
    const known = KnownModel.array().parse(await (await callProduct(url, 'GET', path, asAdmin)).json())
    const priced = known.filter(({ price }) => price).map(({ model }) => model)
    for (const price of demoPrices) {
      if (!priced.includes(price.model)) await callProduct(url, 'POST', path, asAdmin, price)
    }
  })
}

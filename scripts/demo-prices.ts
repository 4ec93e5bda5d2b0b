import { KnownModel, type SetModelPriceInput } from '#contract/entities/provider-cost.ts'
import { providerNames } from '#contract/providers.ts'
import { providerKinds } from '#server/describing/providers/provider-kinds.ts'
import { callProduct } from './call-product.ts'
import { type SignIn, workAsUser } from './work-as-user.ts'

const demoPrices: readonly SetModelPriceInput[] = providerNames.flatMap((provider) =>
  Object.entries(providerKinds[provider].listPrices).map(([model, prices]) => ({
    provider,
    model,
    ...prices,
  })),
)

/**
 * Sets prices for the demo's models as an administrator would, unless they have one: changes by the user stay. Throws an Error if the
 * product refuses.
 */
export async function setDemoPrices(url: string, admin: SignIn): Promise<void> {
  const path = '/api/admin/model-prices'
  await workAsUser(url, admin, async (asAdmin) => {
    const known = KnownModel.array().parse(await (await callProduct(url, 'GET', path, asAdmin)).json())
    const priced = known.filter(({ price }) => price).map(({ model }) => model)
    for (const price of demoPrices) {
      if (!priced.includes(price.model)) await callProduct(url, 'POST', path, asAdmin, price)
    }
  })
}

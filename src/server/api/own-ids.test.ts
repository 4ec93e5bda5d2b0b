import type { V1Image } from '#contract/endpoints/v1/shapes.ts'
import type { TokenScope } from '#contract/entities/token.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'

const url = 'https://shop.example/a.jpg'

/** Starts a job of a list, and answers with it and the sender's own id of each image. */
const test = plainTest.extend('sendList', async ({ make, platform }) => {
  const user = await make.user()
  const scopes: TokenScope[] = ['jobs:write', 'images:read']
  const input = { name: 'Shop', scopes, days: null, monthlyCapCents: null, isTest: true }
  const { text } = await createToken(platform, userAt(user.id, '192.0.2.7'), input)
  const client = make.visitor({ language: 'en' }).with({ authorization: `Bearer ${text}` })
  return async (name: string, content: string, fields: Record<string, string> = {}): Promise<object> => {
    const started = await client.upload('/api/v1/jobs', { languages: 'en', ...fields }, { name, content })
    const { id } = started.body as { id?: number }
    if (!id) return started
    const page = await client.get<{ images: V1Image[] }>(`/api/v1/jobs/${id}/images`)
    const found = await client.get<{ images: V1Image[] }>('/api/v1/images?externalId=A-1')
    return { ids: page.body.images.map(({ externalId }) => externalId), found: found.body.images.length }
  }
})

test.for([
  ['a column that says so', 'externalId,url', {}],
  ['a column of another spelling', 'external_id,url', {}],
  ['the column that the call names', 'sku,url', { externalIdColumn: 'sku' }],
] as const)('the rows of a CSV have their ids from %s', async ([, header, fields], { sendList }) => {
  const list = `${header}\nA-1,${url}\n,${url}?2\n17,${url}?3\n`
  expect(await sendList('list.csv', list, fields)).toEqual({ ids: ['A-1', null, '17'], found: 1 })
})

test('objects of a JSON list have theirs from the member that the call names, at any depth', async ({
  sendList,
}) => {
  const list = JSON.stringify([
    { url, product: { sku: 'A-1' } },
    { url: `${url}?2`, product: { sku: 17 } },
    { url: `${url}?3`, product: { sku: ['no id'] } },
  ])
  expect(await sendList('list.json', list, { externalIdColumn: 'product.sku' })).toEqual({
    ids: ['A-1', '17', null],
    found: 1,
  })
})

test('a column of ids that the list lacks is refused with the columns that it has', async ({ sendList }) => {
  expect(await sendList('list.csv', `sku,url\nA-1,${url}\n`, { externalIdColumn: 'ean' })).toMatchObject({
    status: 400,
    body: {
      code: 'external_id_column_missing',
      field: 'externalIdColumn',
      columns: ['sku', 'url'],
    },
  })
})

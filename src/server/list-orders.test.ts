import type { Endpoint } from '#contract/endpoint.ts'
import { everyCall } from '#contract/testing/every-call.ts'
import { expect, test } from './testing/test.ts'

const lists = everyCall.filter(isList).map(({ url }) => url)

test('there are lists for everybody and for administrators', () => {
  expect(lists).toEqual(expect.arrayContaining(['/api/jobs', '/api/notifications', '/api/admin/users']))
})

test.for(
  lists.flatMap((url) => ['sort=constructor', 'sort=', 'order=up', 'order='].map((asked) => [url, asked])),
)('%s is not given with %s', async ([url, asked], { make }) => {
  const root = await make.user({ isAdmin: true })
  const answer = await root.get(`${url!.replace(':id', String(root.id))}?${asked}`)
  const path = asked!.split('=')[0]
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', issues: [{ path }] } })
})

/** Lists with a selectable order; others are paged by key, in a fixed order. */
function isList({ schema: { querystring } }: Endpoint): boolean {
  return querystring !== undefined && 'shape' in querystring && 'sort' in (querystring.shape as object)
}

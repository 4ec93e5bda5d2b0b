import type { Endpoint } from '#contract/endpoint.ts'
import * as accounts from '#contract/endpoints/accounts.ts'
import * as admin from '#contract/endpoints/admin.ts'
import * as apikeys from '#contract/endpoints/apikeys.ts'
import * as audit from '#contract/endpoints/audit.ts'
import * as credits from '#contract/endpoints/credits.ts'
import * as invitations from '#contract/endpoints/invitations.ts'
import * as jobs from '#contract/endpoints/jobs.ts'
import * as notifications from '#contract/endpoints/notifications.ts'
import { expect, test } from './testing/test.ts'

const lists = [accounts, admin, apikeys, audit, credits, invitations, jobs, notifications]
  .flatMap((room) => Object.values<unknown>(room))
  .filter(isList)
  .map(({ url }) => url)

test('there are lists of everybody and of administrators', () => {
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

/** Lists are what is read page by page. */
function isList(value: unknown): value is Endpoint {
  if (typeof value !== 'object' || value === null || !('schema' in value)) return false
  // Safe: whatever in these files has a schema is an endpoint.
  const { querystring } = (value as Endpoint).schema
  return querystring !== undefined && 'shape' in querystring && 'limit' in (querystring.shape as object)
}

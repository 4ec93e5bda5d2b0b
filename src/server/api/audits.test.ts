import * as calls from '#contract/endpoints/v1/audits.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'

const test = plainTest.extend('clientOf', ({ make, platform }) => {
  return async (userId: number, scopes: ('jobs:read' | 'jobs:write')[]) => {
    const input = { name: 'Shop', scopes, days: null, monthlyCapCents: null }
    const { text } = await createToken(platform, userAt(userId, '192.0.2.7'), input)
    return make.visitor().with({ authorization: `Bearer ${text}` })
  }
})

const body = { url: 'www.example.org/shop', maxPages: 20 }

test('an audit is ordered once for its key, read, stopped and deleted by those with the scope', async ({
  make,
  clientOf,
}) => {
  const [anna, berta] = [await make.user({ isWaiting: true }), await make.user()]
  const client = await clientOf(anna.id, ['jobs:read', 'jobs:write'])
  const keyed = client.with({ 'idempotency-key': 'audit-1' })
  const first = await keyed.call(calls.startAudit, { body })
  expect(first).toMatchObject({
    status: 202,
    body: { url: 'https://www.example.org/shop', depth: 'site', maxPages: 20, status: 'waiting', end: null },
  })
  const { id } = first.body
  expect(first.headers.location).toBe(`/api/v1/audits/${id}`)
  const again = await keyed.call(calls.startAudit, { body })
  expect([again.headers['idempotency-replayed'], again.headers.location, again.body]).toEqual([
    'true',
    first.headers.location,
    first.body,
  ])
  expect((await client.call(calls.listAudits)).body.audits).toEqual([first.body])
  expect((await client.call(calls.readAudit, { params: { id } })).body).toEqual({
    ...first.body,
    findings: [],
  })

  const csv = await client.get(`/api/v1/audits/${id}.csv?faults=any`)
  expect([csv.status, csv.headers['content-disposition']]).toEqual([
    200,
    expect.stringContaining('filename="www.example.org-audit.csv"'),
  ])

  const reading = await clientOf(anna.id, ['jobs:read'])
  const other = await clientOf(berta.id, ['jobs:read', 'jobs:write'])
  for (const call of [calls.stopAudit, calls.deleteAudit]) {
    expect((await reading.call(call as typeof calls.stopAudit, { params: { id } })).status).toBe(403)
    expect((await other.call(call as typeof calls.stopAudit, { params: { id } })).status).toBe(404)
  }
  expect((await other.call(calls.readAudit, { params: { id } })).status).toBe(404)
  expect((await other.get(`/api/v1/audits/${id}.csv`)).status).toBe(404)
  expect((await client.call(calls.stopAudit, { params: { id } })).status).toBe(202)
  expect((await client.call(calls.deleteAudit, { params: { id } })).status).toBe(204)
  expect((await client.call(calls.readAudit, { params: { id } })).status).toBe(404)
})

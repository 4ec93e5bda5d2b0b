import { readAccount } from '#contract/endpoints/v1/account.ts'
import * as calls from '#contract/endpoints/v1/jobs.ts'
import type { V1Image, V1Job } from '#contract/endpoints/v1/shapes.ts'
import type { TokenScope } from '#contract/entities/token.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { makeActors } from '#server/testing/make-actors.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'
import { expect, test } from '#server/testing/test.ts'

type Make = ReturnType<typeof makeActors>

async function tokenOf(platform: Platform, userId: number, scopes: TokenScope[]): Promise<string> {
  const input = { name: 'Test', scopes, days: null, monthlyCapCents: null }
  return (await createToken(platform, userAt(userId, '192.0.2.7'), input)).text
}

const byBearer = (make: Make, token: string) => make.visitor().with({ authorization: `Bearer ${token}` })

test('a token with the scope is accepted as Bearer or as X-Api-Key, and a session is not', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const token = await tokenOf(platform, anna.id, ['account:read'])
  const languages = expect.arrayContaining([{ code: 'cs', tag: 'cs', name: 'Czech' }])
  const account = { status: 200, body: { username: anna.username, token: { name: 'Test' }, languages } }
  expect(await byBearer(make, token).call(readAccount)).toMatchObject(account)
  expect(await make.visitor().with({ 'x-api-key': token }).call(readAccount)).toMatchObject(account)
  expect(await anna.call(readAccount)).toMatchObject({
    status: 401,
    body: { code: 'token_missing' },
    headers: { 'www-authenticate': 'Bearer' },
  })
  expect(await byBearer(make, token).get('/api/user')).toMatchObject({
    status: 404,
    body: { code: 'outside_v1' },
  })
})

test('the account lists what the token can do: a scope to write includes the one to read', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const token = await tokenOf(platform, anna.id, ['jobs:write', 'account:read'])
  expect((await byBearer(make, token).call(readAccount)).body).toMatchObject({
    token: { scopes: ['jobs:read', 'jobs:write', 'account:read'] },
  })
})

test('each problem with a token has its own code', async ({ make, platform }) => {
  const anna = await make.user()
  const token = await tokenOf(platform, anna.id, ['jobs:read'])
  const answerTo = async (text: string) =>
    ((await byBearer(make, text).call(readAccount)).body as unknown as { code: string }).code
  expect(await answerTo(token)).toBe('scope_missing')
  expect(await answerTo(`${token}x`)).toBe('token_mistyped')
  await platform.pool.query("update api_tokens set expires_at = now() - interval '1 s' where user_id = $1", [
    anna.id,
  ])
  expect(await answerTo(token)).toBe('token_expired')
  await platform.pool.query('update api_tokens set revoked_at = now() where user_id = $1', [anna.id])
  expect(await answerTo(token)).toBe('token_revoked')
  await platform.pool.query('delete from api_tokens where user_id = $1', [anna.id])
  expect(await answerTo(token)).toBe('token_unknown')
})

test('jobs and their images come page by page, with a link to the next', async ({ make, platform }) => {
  const anna = await make.user()
  const token = await tokenOf(platform, anna.id, ['jobs:read', 'jobs:write'])
  const made: number[] = []
  for (let number = 0; number < 3; number += 1)
    made.push(await makeDescribedJob(platform, anna.id, [{}, {}, {}]))
  const reader = byBearer(make, token)

  const first = await reader.call(calls.listJobs, { query: { limit: 2 } })
  expect((first.body as { jobs: V1Job[] }).jobs.map(({ id }) => id)).toEqual(made.toReversed().slice(0, 2))
  expect(first.headers.link).toBe(`</api/v1/jobs?limit=2&after=${made[1]}>; rel="next"`)
  const rest = await reader.call(calls.listJobs, { query: { limit: 2, after: made[1]! } })
  expect((rest.body as { jobs: V1Job[] }).jobs.map(({ id }) => id)).toEqual([made[0]])
  expect(rest.headers.link).toBeUndefined()

  const params = { id: made[0]! }
  const page = await reader.call(calls.listImages, { params, query: { limit: 2 } })
  expect((page.body as { images: V1Image[] }).images.map(({ id }) => id)).toEqual([
    `${made[0]}-1`,
    `${made[0]}-2`,
  ])
  expect(page.headers.link).toContain('after=2')
  expect((await reader.call(calls.readJob, { params })).body).toMatchObject({
    id: made[0],
    status: 'completed',
    images: { total: 3, succeeded: 3 },
  })
  for (const results of [calls.resultsCsv, calls.resultsJson, calls.resultsXlsx, calls.failedCsv])
    expect((await reader.call(results as typeof calls.resultsCsv, { params })).status).toBe(200)
  expect((await reader.call(calls.deleteJob, { params })).status).toBe(204)
  expect((await reader.call(calls.readJob, { params })).status).toBe(404)
})

test('a filter leaves only its images, on further pages, too', async ({ make, platform }) => {
  const anna = await make.user()
  const token = await tokenOf(platform, anna.id, ['jobs:read'])
  const breaches = [{ rule: 'opening' as const, languages: ['de'] }]
  const id = await makeDescribedJob(platform, anna.id, [{ breaches }, {}, { breaches }, { breaches }])
  const read = (query: object) => byBearer(make, token).call(calls.listImages, { params: { id }, query })
  const first = await read({ rule: 'opening', limit: 2 })
  expect(first.body.images.map(({ position }) => position)).toEqual([1, 3])
  expect(first.headers.link).toBe(`</api/v1/jobs/${id}/images?rule=opening&limit=2&after=3>; rel="next"`)
  const rest = await read({ rule: 'opening', limit: 2, after: 3 })
  expect(rest.body.images.map(({ position }) => position)).toEqual([4])
})

test('an administrator’s token does not reach other users’ jobs', async ({ make, platform }) => {
  const [anna, admin] = [await make.user(), await make.user({ isAdmin: true })]
  const params = { id: await makeDescribedJob(platform, anna.id) }
  const token = await tokenOf(platform, admin.id, ['jobs:read', 'jobs:write'])
  const reader = byBearer(make, token)
  const refused = { status: 404, body: { code: 'not_found' } }
  for (const call of [calls.readJob, calls.listImages, calls.resultsCsv, calls.resultsJson, calls.deleteJob])
    expect(await reader.call(call as typeof calls.readJob, { params })).toMatchObject(refused)
})

import { gunzipSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import type { Platform } from '#server/platform/platform.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'

/** Calls by a user who has a job of three described images. */
const test = plainTest.extend('world', async ({ app, make, platform }) => {
  const anna = await make.user()
  const jobId = await makeDescribedJob(platform, anna.id, [{}, {}, {}])
  const authorization = `Bearer ${await tokenOf(platform, anna.id)}`
  const ask = (url: string, headers: object = {}, method: InjectOptions['method'] = 'GET') =>
    app.inject({ method: method!, url, headers: { authorization, ...headers } })
  return { jobId, ask, job: `/api/v1/jobs/${jobId}` }
})

async function tokenOf(platform: Platform, userId: number): Promise<string> {
  const scopes = ['jobs:read' as const, 'images:read' as const, 'account:read' as const]
  const input = { name: 'Test', scopes, days: null, monthlyCapCents: null }
  return (await createToken(platform, userAt(userId, '192.0.2.7'), input)).text
}

test('HEAD has the headers of GET and no body, and 405 names it', async ({ app, world }) => {
  const { ask, job } = world
  for (const path of [job, `${job}/images`, '/api/v1/account', `${job}/results.csv`, `${job}/results.xlsx`]) {
    const [head, got] = [await ask(path, {}, 'HEAD'), await ask(path)]
    expect([head.statusCode, head.body], path).toEqual([200, ''])
    for (const name of ['content-type', 'etag', 'vary'])
      expect(head.headers[name], `${name} of ${path}`).toBe(got.headers[name])
  }
  expect((await ask('/api/v1/jobs/1000000', {}, 'HEAD')).statusCode).toBe(404)
  expect((await ask(job, {}, 'PUT')).headers.allow).toBe('DELETE, GET, HEAD, PATCH')
  // A stream of events has nothing to say without a body.
  expect((await ask(`${job}/events`, {}, 'HEAD')).statusCode).toBe(405)
  expect((await app.inject({ method: 'HEAD', url: '/api/v1/openapi.json' })).statusCode).toBe(200)
})

test('answers and results come compressed where the caller takes gzip', async ({ world }) => {
  const { ask, job } = world
  const paths = [`${job}/images`, `${job}/results.csv`, `${job}/results.json`, `${job}/results.ndjson`]
  for (const path of [...paths, '/api/v1/openapi.json']) {
    const [plain, packed] = [await ask(path), await ask(path, { 'accept-encoding': 'br;q=1, gzip' })]
    expect(plain.headers['content-encoding'], path).toBeUndefined()
    expect(packed.headers['content-encoding'], path).toBe('gzip')
    expect(gunzipSync(packed.rawPayload).toString(), path).toBe(plain.body)
    expect(String(packed.headers.vary), path).toContain('Accept-Encoding')
  }
  for (const unpacked of [`${job}/results.xlsx`, job])
    expect((await ask(unpacked, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBeUndefined()
  expect(
    (await ask(paths[0]!, { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding'],
  ).toBeUndefined()
})

test('what is polled has an ETag, and is not sent again while it is the same', async ({
  platform,
  world,
}) => {
  const { ask, job, jobId } = world
  for (const path of [job, `${job}/images`, `/api/v1/images/${jobId}-1`, '/api/v1/jobs', '/api/v1/account']) {
    const etag = String((await ask(path)).headers.etag)
    expect(etag, path).toMatch(/^W\/"[\w-]{20,}"$/)
    const same = await ask(path, { 'if-none-match': `"other", ${etag}` })
    expect([same.statusCode, same.body, same.headers.etag], path).toEqual([304, '', etag])
  }
  const { etag } = (await ask(job)).headers
  await platform.pool.query('update jobs set filename = $2 where id = $1', [jobId, 'renamed.csv'])
  expect((await ask(job, { 'if-none-match': etag })).json()).toMatchObject({ filename: 'renamed.csv' })
  expect((await ask('/api/v1/jobs/1000000', { 'if-none-match': '*' })).statusCode).toBe(404)
})

test('sentences are English where a program asks for no language, and German on request', async ({
  world,
}) => {
  const say = async (headers: object) => (await world.ask('/api/v1/jobs/1000000', headers)).json().error
  for (const headers of [{}, { 'accept-language': '*' }, { 'accept-language': 'fr, en;q=0.5, de;q=0.1' }])
    expect(await say(headers)).toMatch(/^No job 1000000 for this token/)
  expect(await say({ 'accept-language': 'de-AT, en;q=0.5' })).toMatch(
    /^Auftrag 1000000 gibt es für dieses Token nicht/,
  )
})

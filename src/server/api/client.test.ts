import type { FastifyInstance } from 'fastify'
import { createBildwort, orThrow } from '#client/client.ts'
import { tokenScopes } from '#contract/entities/token.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'

const test = plainTest.extend('anna', { scope: 'file' }, async ({ app, make, platform }) => {
  const { id, username } = await make.user()
  const input = { name: 'Test', scopes: [...tokenScopes], days: null, monthlyCapCents: null }
  const { text } = await createToken(platform, userAt(id, '192.0.2.7'), input)
  const bildwort = createBildwort({ url: 'http://localhost', token: text, fetch: sendInto(app) })
  return { id, username, bildwort }
})

/** The client's calls, without a network in between. */
function sendInto(app: FastifyInstance) {
  return async (request: Request): Promise<Response> => {
    const { statusCode, headers, rawPayload } = await app.inject({
      // Safe: the client sends only these.
      method: request.method as 'GET' | 'POST' | 'PATCH' | 'DELETE',
      url: request.url.replace('http://localhost', ''),
      headers: Object.fromEntries(request.headers),
      payload: Buffer.from(await request.arrayBuffer()),
    })
    const body = statusCode === 204 ? null : new Uint8Array(rawPayload)
    const lines = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
    return new Response(body, { status: statusCode, headers: lines })
  }
}

async function collect<T>(pages: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const one of pages) all.push(one)
  return all
}

test('the client reads the account, its jobs, their images and files', async ({ anna, platform }) => {
  const { bildwort, username } = anna
  expect(await orThrow(bildwort.GET('/api/v1/account'))).toMatchObject({ username, token: { name: 'Test' } })
  const made = await makeDescribedJob(platform, anna.id, [{}, {}, {}])
  expect((await collect(bildwort.jobs())).map(({ id }) => id)).toEqual([made])
  expect((await collect(bildwort.images(made))).map(({ id }) => id)).toEqual(
    [1, 2, 3].map((place) => `${made}-${place}`),
  )
  expect(await bildwort.waitForJob(made)).toMatchObject({ status: 'completed', images: { total: 3 } })
  const happened = await collect(bildwort.follow(made, { after: '0' }))
  const images = happened.flatMap((event) => (event.type === 'image' ? [event.image.position] : []))
  expect([images, happened.at(-1)]).toMatchObject([
    [1, 2, 3],
    { type: 'end', job: { id: made }, cursor: '3' },
  ])
  const csv = await (await bildwort.download(made, 'results.csv')).text()
  expect(csv.trimEnd().split('\r\n')).toHaveLength(4)
  const params = { path: { id: made } }
  const { response } = await bildwort.DELETE('/api/v1/jobs/{id}', { params })
  expect(response.status).toBe(204)
  await expect(bildwort.waitForJob(made)).rejects.toMatchObject({ code: 'not_found', status: 404 })
})

test('the client’s errors say what was wrong, and its keys make repeats harmless', async ({ anna }) => {
  const { bildwort } = anna
  const body = { url: 'http://10.0.0.1/hook', events: ['job.completed' as const] }
  await expect(orThrow(bildwort.POST('/api/v1/webhooks', { body }))).rejects.toMatchObject({
    code: 'webhook_url_refused',
    message: expect.stringContaining('https'),
    requestId: expect.any(String),
  })
  const make = () =>
    bildwort.POST('/api/v1/webhooks', {
      body: { ...body, url: 'https://example.org/hook' },
      headers: { 'Idempotency-Key': 'mine' },
    })
  const { webhook } = await orThrow(make())
  const { data, response } = await make()
  expect(response.headers.get('idempotency-replayed')).toBe('true')
  expect(data?.webhook.id).toBe(webhook.id)
  expect((await orThrow(bildwort.GET('/api/v1/webhooks'))).webhooks).toHaveLength(1)
})

import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { callersOf } from '#server/testing/callers-of.ts'
import { captureLog } from '#server/testing/capture-log.ts'
import { createActor } from '#server/testing/create-actor.ts'
import { expect, test } from '#server/testing/test.ts'
import { buildApp, type MountRoutes } from './build-app.ts'
import { mount } from './mount.ts'
import { hashToken } from './secrets/hash-token.ts'

const config = { access: 'public' } as const

const double = defineEndpoint({
  method: 'POST',
  url: '/api/test/:number/double',
  schema: {
    summary: 'Twice a number',
    params: z.object({ number: z.coerce.number().int() }),
    querystring: z.object({ unit: z.string().default('cm') }),
    body: z.object({ times: z.int().default(2) }),
    response: { 202: z.object({ result: z.string() }) },
  },
  config,
})
const nothing = defineEndpoint({
  method: 'DELETE',
  url: '/api/test/nothing',
  schema: { summary: 'No content', response: { 204: z.void() } },
  config,
})
const either = defineEndpoint({
  method: 'GET',
  url: '/api/test/either',
  schema: {
    summary: 'Two statuses',
    querystring: z.object({ later: z.coerce.boolean().default(false) }),
    response: { 200: z.object({}), 202: z.object({ jobId: z.int() }) },
  },
  config,
})
const wrong = defineEndpoint({
  method: 'GET',
  url: '/api/test/wrong',
  schema: { summary: 'An answer against its schema', response: { 200: z.object({ size: z.int().max(5) }) } },
  config,
})
const file = defineEndpoint({
  method: 'GET',
  url: '/api/test/file.csv',
  schema: { summary: 'A file', produces: ['text/csv'], response: {} },
  config,
})
const adminsOnly = defineEndpoint({
  method: 'GET',
  url: '/api/test/admin',
  schema: { summary: 'For administrators', response: { 200: z.object({ id: z.int() }) } },
  config: { access: 'admin' },
})

const testRoutes: MountRoutes = (app) => {
  mount(app, double, async ({ params, query, body }) => ({
    result: `${params.number * body.times} ${query.unit}`,
  }))
  mount(app, nothing, async () => {})
  mount(app, either, async ({ query, reply }) => {
    if (!query.later) return {}
    reply.code(202)
    return { jobId: 7 }
  })
  mount(app, wrong, async () => ({ size: 6, passwordHash: 'secret' }))
  mount(app, file, async ({ reply }) => {
    await sleep(1)
    return reply.type('text/csv').send('a;b')
  })
  mount(app, adminsOnly, async ({ caller }) => ({ id: caller.id }))
}

const withRoutes = test.extend('served', async ({ platform }, { onCleanup }) => {
  const { log, ...logs } = captureLog('info')
  const callers = [
    { token: 'anna', caller: { id: 5, isAdmin: false, language: 'de' as const, mustConfirm: true } },
    { token: 'root', caller: { id: 1, isAdmin: true, language: 'de' as const, mustConfirm: false } },
  ]
  const findCaller = async (tokenHash: Buffer) =>
    callers.find(({ token }) => hashToken(token).equals(tokenHash))?.caller ?? null
  const app = await buildApp(
    { ...platform, log },
    { ...callersOf(), find: findCaller, listMethods: async () => ['totp'] },
    [testRoutes],
  )
  onCleanup(() => app.close())
  return { visitor: createActor(app, {}), logs }
})

withRoutes(
  'params, query and body are parsed with their schemas, and the only status is that of the answer',
  async ({ served }) => {
    const { visitor } = served
    const answer = await visitor.call(double, { params: { number: 21 }, query: {}, body: {} })
    expect(answer).toMatchObject({ status: 202, body: { result: '42 cm' } })
    expect(await visitor.post('/api/test/x/double?unit=m', { times: 'often' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', issues: [{ path: 'number' }] },
    })
  },
)

withRoutes('204 has no body; with two statuses the handler chooses', async ({ served }) => {
  const { visitor } = served
  expect(await visitor.call(nothing)).toMatchObject({ status: 204, body: undefined })
  expect(await visitor.call(either)).toMatchObject({ status: 200, body: {} })
  expect(await visitor.get('/api/test/either?later=1')).toMatchObject({ status: 202, body: { jobId: 7 } })
})

withRoutes('an answer against its schema never leaves the house', async ({ served }) => {
  const answer = await served.visitor.get('/api/test/wrong')
  expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } })
  expect(JSON.stringify(answer.body)).not.toContain('secret')
  expect(served.logs.takeErrors()).toHaveLength(1)
})

withRoutes('a file comes in its own media type', async ({ served }) => {
  const answer = await served.visitor.get('/api/test/file.csv')
  expect(answer).toMatchObject({
    status: 200,
    body: 'a;b',
    headers: { 'content-type': 'text/csv' },
  })
})

withRoutes('what is for administrators is refused to visitors and users', async ({ served }) => {
  const as = (token: string) => served.visitor.with({ authorization: `Bearer ${token}` }).call(adminsOnly)
  expect(await served.visitor.call(adminsOnly)).toMatchObject({
    status: 401,
    body: { code: 'not_signed_in' },
  })
  expect(await as('nobody')).toMatchObject({ status: 401 })
  expect(await as('anna')).toMatchObject({ status: 403, body: { code: 'admins_only' } })
  expect(await as('root')).toMatchObject({ status: 200, body: { id: 1 } })
})

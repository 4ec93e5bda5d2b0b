import { sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { permits, type TokenScope, tokenScopes } from '#contract/entities/token.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import { userAt } from '#server/audit/actor.ts'
import { finishIfDone } from '#server/jobs/ending/finish-job.ts'
import { recordOutcome } from '#server/jobs/outcomes/record-outcome.ts'
import type { Platform } from '#server/platform/platform.ts'
import { generated } from '#server/testing/job-calls.ts'
import { expect, test as jobTest } from '#server/testing/job-test.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { createWebhook } from '#server/webhooks/create-webhook.ts'
import { testWebhook } from '#server/webhooks/test-webhook.ts'
import { startAiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'
import { isObject } from './json-schema.ts'
import { type Document, type Operation, openValidator } from './testing/validate-answers.ts'
import { type Asked, writeBadRequests } from './testing/write-bad-requests.ts'

const test = jobTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures it must make first.
  .extend('provider', { scope: 'file' }, async ({}, { onCleanup }) => {
    const provider = await startAiStandIn()
    onCleanup(provider.close)
    return provider
  })
  .extend('environment', { scope: 'file' }, ({ provider }) => ({
    ANTHROPIC_API_KEY: 'test-key-anthropic-0001',
    OPENAI_API_KEY: 'test-key-openai-0002',
    IMAGE_FETCH_ALLOW: '127.0.0.1',
    ANTHROPIC_BASE_URL: provider.url,
    OPENAI_BASE_URL: provider.url,
  }))
  .extend('document', { scope: 'file' }, async ({ app }) =>
    (await app.inject('/api/v1/openapi.json')).json<Document>(),
  )
  .extend('validator', { scope: 'file' }, ({ document }) => openValidator(document))
  .extend('operations', { scope: 'file' }, ({ document }) =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      // A path of OpenAPI also has what all of its calls share; here it has none of that.
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    ),
  )
  .extend(
    'send',
    { scope: 'file' },
    ({ app }) =>
      async (call: { path: string; method: string }, asked: Asked) => {
        const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
          encodeURIComponent(asked.params[name]!),
        )
        const query = new URLSearchParams(asked.query).toString()
        const { headers, payload } = await encode(asked)
        return await app.inject({
          // Safe: the document's methods are HTTP's.
          method: call.method.toUpperCase() as 'GET',
          url: query ? `${path}?${query}` : path,
          headers: { ...headers, ...asked.headers },
          ...(payload !== undefined && { payload }),
        })
      },
  )
  /** A user with everything that calls can be about, and a good request of each call. */
  .extend('world', { scope: 'file' }, ({ make, platform, pictures }) => async () => {
    const { id: userId } = await make.user()
    const tokenWith = async (scopes: TokenScope[]) => {
      const input = { name: 'Test', scopes, days: null, monthlyCapCents: null }
      const { text } = await createToken(platform, userAt(userId, '192.0.2.7'), input)
      return { authorization: `Bearer ${text}` }
    }
    const jobId = await makeDescribedJob(platform, userId, [{}, {}])
    const failed = await makeFailedJob(platform, userId)
    const hook = { url: 'https://example.org/hook', events: ['job.completed' as const], isLocal: true }
    const { webhook } = await createWebhook(platform, userAt(userId, '192.0.2.7'), hook, lockUser)
    const { deliveryId } = await testWebhook(platform, { id: userId }, webhook.id)
    const [picture = ''] = generated(pictures.url, 1, 9_000 + userId)
    return { tokenWith, jobId, failed, webhookId: webhook.id, deliveryId, picture }
  })

type World = { jobId: number; failed: number; webhookId: number; deliveryId: string; picture: string }

async function makeFailedJob(platform: Platform, userId: number): Promise<number> {
  const jobId = await makeJob(platform.db, { userId, images: 1 })
  await recordOutcome(
    platform.pool,
    { jobId, position: 1 },
    { outcome: 'failed', fault: { code: 'internal' }, keywords: [], thumbnail: null },
  )
  await platform.db.transaction(async (tx) => {
    await tx.execute(sql`update jobs set open_chunks = 0 where id = ${jobId}`)
    await finishIfDone(tx, platform, jobId)
  })
  return jobId
}

/** A good request, from the document's own example. */
function goodRequest({ operationId, parameters, requestBody }: Operation, path: string, world: World): Asked {
  const isOfImage = path.startsWith('/api/v1/images')
  const ids: Record<string, string> = {
    id: isOfImage
      ? `${world.jobId}-1`
      : String(path.startsWith('/api/v1/webhooks') ? world.webhookId : world.jobId),
    deliveryId: world.deliveryId,
  }
  if (operationId === 'retryJob') ids.id = String(world.failed)
  const own = parameters.filter(({ $ref }) => !$ref)
  const query = own.filter((parameter) => parameter.in === 'query' && parameter.required)
  const { value } = requestBody?.content['application/json']?.examples?.usual ?? {}
  const body = isObject(value) && 'url' in value && isOfImage ? { ...value, url: world.picture } : value
  return {
    params: ids,
    query: Object.fromEntries(query.map(({ name }) => [name, 'product-1'])),
    headers: {},
    ...(body !== undefined && { body }),
  }
}

async function encode({ body }: Asked): Promise<Pick<InjectOptions, 'headers' | 'payload'>> {
  if (body === undefined) return {}
  if (!(body instanceof FormData)) {
    const payload = typeof body === 'string' ? body : JSON.stringify(body)
    return { headers: { 'content-type': 'application/json' }, payload }
  }
  const encoded = new Response(body)
  const type = encoded.headers.get('content-type')!
  return { headers: { 'content-type': type }, payload: Buffer.from(await encoded.arrayBuffer()) }
}

const isForTokens = ({ operation }: { operation: Operation }) => operation.security.length > 0

test('every call answers a good request as described', async ({ operations, world, send, validator }) => {
  const own = await world()
  const headers = await own.tokenWith([...tokenScopes])
  const describe = operations.find(({ operation }) => operation.operationId === 'describeImage')!
  const described = await send(describe, { ...goodRequest(describe.operation, describe.path, own), headers })
  const single = described.json<{ id: string }>().id
  const isLast = ({ method }: { method: string }) => Number(method === 'delete')
  const wrong: string[] = []
  for (const call of operations.toSorted((a, b) => isLast(a) - isLast(b))) {
    const asked = goodRequest(call.operation, call.path, own)
    if (['deleteImage', 'regenerateImage'].includes(call.operation.operationId)) asked.params = { id: single }
    const answer = await send(call, { ...asked, headers })
    const mismatch = validator.mismatchOf(call.operation, answer)
    const isGood = answer.statusCode < 300
    const { etag } = answer.headers
    if (etag && isForTokens(call)) {
      const again = await send(call, { ...asked, headers: { ...headers, 'if-none-match': String(etag) } })
      const said = validator.mismatchOf(call.operation, again)
      expect([again.statusCode, said], call.operation.operationId).toEqual([304, null])
    }
    if (mismatch || !isGood)
      wrong.push(
        `${call.operation.operationId} ${answer.statusCode}: ${mismatch ?? answer.body.slice(0, 200)}`,
      )
  }
  expect(wrong).toEqual([])
})

test('forms are taken as described, and refused without their file or with an unknown field', async ({
  operations,
  world,
  send,
  validator,
  pictures,
}) => {
  const own = await world()
  const headers = await own.tokenWith([...tokenScopes])
  const [address = ''] = generated(pictures.url, 1, 8_000)
  const picture = await (await fetch(address)).blob()
  const list = new File(['Image URL\r\nhttps://example.org/1.jpg\r\n'], 'catalogue.csv')
  const files: Record<string, File> = {
    describeImage: new File([picture], 'dogs.jpg'),
    startJob: list,
    quoteJob: list,
  }
  const outcomes: unknown[] = []
  for (const call of operations) {
    const example = call.operation.requestBody?.content['multipart/form-data']?.examples?.usual?.value
    if (!isObject(example)) continue
    const { file: _, ...fields } = example
    const file = files[call.operation.operationId]!
    for (const parts of [{ ...fields, file }, fields, { ...fields, colour: 'red', file }]) {
      const answer = await send(call, { params: {}, query: {}, headers, body: formOf(parts) })
      outcomes.push([answer.statusCode, validator.mismatchOf(call.operation, answer)])
    }
  }
  const [taken, started, refused] = [200, 202, 400].map((status) => [status, null])
  expect(outcomes).toEqual([taken, started, taken].flatMap((accepted) => [accepted, refused, refused]))
})

/** Lists as several fields of one name. */
function formOf(parts: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts))
    for (const one of [value].flat()) form.append(name, one instanceof File ? one : String(one))
  return form
}

test('every call refuses callers and ids that it does not know as described', async ({
  operations,
  world,
  send,
  validator,
}) => {
  const own = await world()
  const headers = await own.tokenWith([...tokenScopes])
  const wrong: string[] = []
  for (const call of operations.filter(isForTokens)) {
    const { operation, path } = call
    const good = goodRequest(operation, path, own)
    // Safe: a call for tokens names its scope.
    const scope = Object.values(operation.security[0]!).flat()[0] as TokenScope
    const others = await own.tokenWith(tokenScopes.filter((name) => !permits([name], scope)))
    const elsewhere = {
      id: path.startsWith('/api/v1/images') ? '2147483647-1' : '2147483647',
      deliveryId: 'msg_unknown0000',
    }
    const isRepeated = operation.parameters.some(({ $ref }) => $ref?.endsWith('Idempotency-Key'))
    const rows: [what: string, asked: Asked, status: number][] = [
      ['no token', good, 401],
      ['a mistyped token', { ...good, headers: { authorization: 'Bearer bw_live_x' } }, 401],
      ['no token, as a problem', { ...good, headers: { accept: 'application/problem+json' } }, 401],
      ['a token without the scope', { ...good, headers: others }, 403],
      ...(path.includes('{')
        ? [['an unknown id', { ...good, params: elsewhere, headers }, 404] as [string, Asked, number]]
        : []),
      ...(isRepeated
        ? [
            [
              'a key that is too long',
              { ...good, headers: { ...headers, 'idempotency-key': 'x'.repeat(256) } },
              400,
            ] as [string, Asked, number],
          ]
        : []),
    ]
    for (const [what, asked, status] of rows) {
      const answer = await send(call, asked)
      const mismatch = validator.mismatchOf(operation, answer)
      if (mismatch || answer.statusCode !== status)
        wrong.push(
          `${operation.operationId}, ${what}: ${answer.statusCode} ${mismatch ?? answer.body.slice(0, 200)}`,
        )
    }
  }
  expect(wrong).toEqual([])
})

test('what the document excludes is refused, and the field is named', async ({
  document,
  operations,
  world,
  send,
  validator,
}) => {
  const own = await world()
  const headers = await own.tokenWith([...tokenScopes])
  const wrong: string[] = []
  let sent = 0
  for (const call of operations.filter(isForTokens)) {
    const { operation, path } = call
    const good = { ...goodRequest(operation, path, own), headers }
    for (const { what, status, field, asked } of writeBadRequests(
      document,
      operation,
      good,
      validator.isValid,
    )) {
      const answer = await send(call, asked)
      sent += 1
      const mismatch = validator.mismatchOf(operation, answer)
      const named = answer.statusCode === 400 ? answer.json<{ field?: string }>().field : undefined
      const isRight = answer.statusCode === status && (!field || named?.split('.')[0] === field)
      if (mismatch || !isRight)
        wrong.push(
          `${operation.operationId}, ${what}: ${answer.statusCode} ${named} ${mismatch ?? answer.body.slice(0, 160)}`,
        )
    }
  }
  expect(sent).toBeGreaterThan(500)
  expect(wrong).toEqual([])
})

import { createProviderPools } from '#server/describing/pool/create-provider-pools.ts'
import type { DialectStore } from '#server/describing/providers/dialect-store.ts'
import { createFastClock } from '#server/describing/testing/create-fast-clock.ts'
import { makeTestQuestion } from '#server/describing/testing/make-test-question.ts'
import { fails, says, startScriptedProvider } from '#server/describing/testing/start-scripted-provider.ts'
import { failingPool } from '#server/testing/failing-pool.ts'
import { expect, test } from '#server/testing/test.ts'
import { until } from '#server/testing/until.ts'
import { openDialectStore } from './open-dialect-store.ts'

const asking = { signal: new AbortController().signal, group: '', judge: () => [] }
const question = makeTestQuestion('de')
const jpeg = Buffer.from('jpeg')
const good = says(
  JSON.stringify({
    interpretation: 'A dog.',
    texts: { de: { altText: 'Ein Hund', description: 'Ein Hund auf einer Wiese.' } },
  }),
)
const strict = fails(422, 'reasoning_effort: Extra inputs are not permitted')

/** A process that has just started. */
const makePools = (dialects: DialectStore) =>
  createProviderPools({ timeoutMs: 5_000, clock: createFastClock(), dialects })

test('a later process knows what an earlier one learnt about a server from its first call on', async ({
  platform,
}) => {
  await using provider = await startScriptedProvider('openai', strict, good)
  const keys = { providers: [provider.settings], areAllRefused: false }
  const answered = { outcome: 'answered', calls: [{ calls: 1, answered: 1 }] }
  expect(await makePools(openDialectStore(platform)).poolOf(keys).ask(question, jpeg, asking)).toMatchObject(
    answered,
  )
  expect(provider.asked.map(({ body }) => 'reasoning_effort' in body)).toEqual([true, false])
  await until(async () => (await platform.pool.query('select from server_dialects')).rowCount === 1)
  const later = openDialectStore(platform)
  // Another key, and the same server.
  const others = {
    providers: [{ ...provider.settings, apiKey: 'another', keyId: 'x' }],
    areAllRefused: false,
  }
  expect(await makePools(later).poolOf(others).ask(question, jpeg, asking)).toMatchObject(answered)
  expect(provider.asked.map(({ body }) => 'reasoning_effort' in body)).toEqual([true, false, false])
  // Another model is a separate entry.
  const model = { ...provider.settings, model: 'model-2' }
  await makePools(later)
    .poolOf({ providers: [model], areAllRefused: false })
    .ask(question, jpeg, asking)
  expect('reasoning_effort' in provider.asked[3]!.body).toBe(true)
  const { rows } = await platform.pool.query('select server_dialects::text as all from server_dialects')
  expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|model-1|openai/)
})

test('what processes learn at once is all stored, once each, and can be reset', async ({ platform }) => {
  const [anna, berta] = [openDialectStore(platform), openDialectStore(platform)]
  const learnt = ['effort', 'detail', 'effort', 'json_schema'] as const
  await Promise.all(learnt.map((feature, index) => [anna, berta][index % 2]!.add('a server', feature)))
  expect(await berta.read('a server')).toEqual(['json_schema', 'detail', 'effort'])
  await anna.replace('a server', ['detail'])
  expect(await berta.read('a server')).toEqual(['detail'])
  expect(await berta.read('another server')).toEqual([])
})

test('without a working store a server is learnt again, and the log says so once', async ({ platform }) => {
  await using provider = await startScriptedProvider('openai', strict, good)
  const warnings: string[] = []
  const log = Object.assign(Object.create(platform.log), {
    warn: (_: unknown, message: string) => warnings.push(message),
  })
  const lost = openDialectStore({ pool: failingPool(platform.pool, Number.POSITIVE_INFINITY), log })
  const pool = makePools(lost).poolOf({ providers: [provider.settings], areAllRefused: false })
  for (let round = 0; round < 3; round++)
    expect(await pool.ask(question, jpeg, asking)).toMatchObject({ outcome: 'answered' })
  expect(provider.asked).toHaveLength(4)
  expect(warnings).toEqual(['what servers reject cannot be shared between processes'])
})

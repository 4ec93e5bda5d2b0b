import { sql } from 'drizzle-orm'
import { claimHalfOpenProbe, openCircuit } from '#server/describing/pool/circuit-breaker.ts'
import { createProviderPools } from '#server/describing/pool/create-provider-pools.ts'
import { type HealthStore, pauseUntil } from '#server/describing/pool/health-store.ts'
import type { HealthChange } from '#server/describing/pool/key-health.ts'
import { createFastClock } from '#server/describing/testing/create-fast-clock.ts'
import { makeTestQuestion } from '#server/describing/testing/make-test-question.ts'
import { fails, says, startScriptedProvider } from '#server/describing/testing/start-scripted-provider.ts'
import type { Platform } from '#server/platform/platform.ts'
import { failingPool } from '#server/testing/failing-pool.ts'
import { expect, test } from '#server/testing/test.ts'
import { until } from '#server/testing/until.ts'
import { openHealthStore } from './open-health-store.ts'

const nothing = { underWay: 0, wanted: 0, accepted: 0, answeredAt: 0 }
const asking = { signal: new AbortController().signal, group: '', judge: () => [] }
const question = makeTestQuestion('de')
const jpeg = Buffer.from('jpeg')
const good = JSON.stringify({
  interpretation: 'A dog.',
  texts: { de: { altText: 'Ein Hund', description: 'Ein Hund auf einer Wiese.' } },
})

async function readClock({ pool }: Platform): Promise<number> {
  const { rows } = await pool.query('select extract(epoch from clock_timestamp())::float8 * 1000 as now')
  return rows[0].now
}

function makePools(store: HealthStore) {
  return createProviderPools({ timeoutMs: 5_000, clock: createFastClock(), store })
}

test('each process reads what the others reported in the last three seconds', async ({ platform }) => {
  const [anna, berta] = [openHealthStore(platform), openHealthStore(platform)]
  const share = { underWay: 3, wanted: 10, accepted: 70, answeredAt: 1_790_000_000_123.5 }
  expect((await anna.exchange('shares', share)).others).toEqual([])
  await anna.exchange('shares', { ...share, underWay: 4 })
  // Keeps the report recent, however long this takes.
  await platform.db.execute(sql`update key_usage set seen_at = seen_at + interval '1 hour'`)
  const before = await readClock(platform)
  const { others, now } = await berta.exchange('shares', nothing)
  expect(others).toEqual([{ process: anna.process, ...share, underWay: 4 }])
  // All processes use the database's clock, to the millisecond.
  expect(now).toBeGreaterThanOrEqual(Math.floor(before))
  expect(now).toBeLessThanOrEqual(Math.ceil(await readClock(platform)))
  expect((await berta.exchange('another key', nothing)).others).toEqual([])
  await platform.db.execute(sql`update key_usage set seen_at = seen_at - interval '1 hour 3 seconds'`)
  expect((await berta.exchange('shares', nothing)).others).toEqual([])
})

test('concurrent changes of processes are all stored', async ({ platform }) => {
  const stores = [openHealthStore(platform), openHealthStore(platform)]
  const more: HealthChange = (health) => ({
    ...health,
    concurrency: { ...health.concurrency, limit: health.concurrency.limit + 1 },
  })
  const { health } = await stores[0]!.exchange('counted', nothing)
  await Promise.all(Array.from({ length: 12 }, (_, index) => stores[index % 2]!.update('counted', more)))
  const after = await stores[1]!.exchange('counted', nothing)
  expect(after.health.concurrency.limit).toBe(health.concurrency.limit + 12)
  expect(after.version).toBe(12)
})

test('a change without effect writes nothing', async ({ platform }) => {
  const store = openHealthStore(platform)
  await store.update('paused', pauseUntil(5_000))
  expect((await store.update('paused', pauseUntil(3_000))).version).toBe(1)
})

test('of two processes that want to probe whether a provider is back, one does', async ({ platform }) => {
  const stores = [openHealthStore(platform), openHealthStore(platform)]
  await stores[0]!.update('down', (health, now) => ({
    ...health,
    circuit: { ...openCircuit(health, now).circuit, nextProbeAt: now },
  }))
  const claims = await Promise.all(
    stores.map((store) => store.update('down', claimHalfOpenProbe(store.process, 60_000))),
  )
  const holders = new Set(claims.map(({ health }) => health.circuit.probeHolder))
  expect(holders.size).toBe(1)
})

test('a pause that a provider asks of one process applies in the others, and no table reveals the key', async ({
  platform,
}) => {
  await using provider = await startScriptedProvider('openai', fails(429, 'later', { 'retry-after': '45' }))
  const keys = { providers: [{ ...provider.settings, apiKey: 'sk-never-told' }], areAllRefused: false }
  const [anna, berta] = [openHealthStore(platform), openHealthStore(platform)].map((store) =>
    makePools(store).poolOf(keys),
  )
  await anna!.ask(question, jpeg, asking)
  await until(async () => {
    const { rows } = await platform.db.execute(sql`
      select from key_health where (health->'pause'->>'until')::float8 > 1e12`)
    return rows.length > 0
  })
  expect(await berta!.ask(question, jpeg, asking)).toMatchObject({
    outcome: 'unavailable',
    reason: 'providers_down',
    retryAfterMs: expect.toSatisfy((ms: number) => ms > 30_000 && ms <= 45_000),
    calls: [],
  })
  expect(provider.asked).toHaveLength(1)
  const { rows } = await platform.db.execute(sql`
    select key_usage::text || key_health::text as all from key_usage join key_health using (key)`)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/sk-never-told|openai|model-1/)
})

test('without a working store the work continues, and the log says so once', async ({ platform }) => {
  await using provider = await startScriptedProvider('anthropic', fails(529), says(good))
  const warnings: string[] = []
  const log = Object.assign(Object.create(platform.log), {
    warn: (_: unknown, message: string) => warnings.push(message),
  })
  const store = openHealthStore({ pool: failingPool(platform.pool, Number.POSITIVE_INFINITY), log })
  const pool = makePools(store).poolOf({ providers: [provider.settings], areAllRefused: false })
  for (let round = 0; round < 3; round++)
    expect(await pool.ask(question, jpeg, asking)).toMatchObject({ outcome: 'answered' })
  expect(warnings).toEqual(['the state of the keys cannot be shared between processes'])
})

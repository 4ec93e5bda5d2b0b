import { sql } from 'drizzle-orm'
import { claimProbe, openCircuit } from '#server/describing/pool/circuit-breaker.ts'
import { createProviderPools } from '#server/describing/pool/create-provider-pools.ts'
import type { WeatherBoard } from '#server/describing/pool/health-store.ts'
import { type Move, pauseUntil } from '#server/describing/pool/key-health.ts'
import { createFastClock } from '#server/describing/testing/create-fast-clock.ts'
import { makeTestQuestion } from '#server/describing/testing/make-test-question.ts'
import { fails, says, startScriptedProvider } from '#server/describing/testing/start-scripted-provider.ts'
import { failingPool } from '#server/testing/failing-pool.ts'
import { expect, test } from '#server/testing/test.ts'
import { until } from '#server/testing/until.ts'
import { openWeatherBoard } from './open-health-store.ts'

const nothing = { underWay: 0, wanted: 0, taken: 0, answeredAt: 0 }
const asking = { signal: new AbortController().signal, party: '', judge: () => [] }
const question = makeTestQuestion('de')
const jpeg = Buffer.from('jpeg')
const good = JSON.stringify({
  interpretation: 'A dog.',
  texts: { de: { altText: 'Ein Hund', description: 'Ein Hund auf einer Wiese.' } },
})

function makePools(board: WeatherBoard) {
  return createProviderPools({ timeoutMs: 5_000, clock: createFastClock(), board })
}

test('each process reads what the others said in the last three seconds', async ({ platform }) => {
  const [anna, berta] = [openWeatherBoard(platform), openWeatherBoard(platform)]
  const share = { underWay: 3, wanted: 10, taken: 70, answeredAt: 1_790_000_000_123.5 }
  expect((await anna.exchange('shares', share)).others).toEqual([])
  await anna.exchange('shares', { ...share, underWay: 4 })
  const { others, now } = await berta.exchange('shares', nothing)
  expect(others).toEqual([{ process: anna.process, ...share, underWay: 4 }])
  expect(Math.abs(now - Date.now())).toBeLessThan(5_000)
  expect((await berta.exchange('another key', nothing)).others).toEqual([])
  await platform.db.execute(sql`update key_shares set seen_at = seen_at - interval '3 seconds'`)
  expect((await berta.exchange('shares', nothing)).others).toEqual([])
})

test('changes that processes make at once are all kept', async ({ platform }) => {
  const boards = [openWeatherBoard(platform), openWeatherBoard(platform)]
  const more: Move = (weather) => ({ ...weather, limit: weather.limit + 1 })
  const { weather } = await boards[0]!.exchange('counted', nothing)
  await Promise.all(Array.from({ length: 12 }, (_, index) => boards[index % 2]!.change('counted', more)))
  const after = await boards[1]!.exchange('counted', nothing)
  expect(after.weather.limit).toBe(weather.limit + 12)
  expect(after.version).toBe(12)
})

test('a move that changes nothing writes nothing', async ({ platform }) => {
  const board = openWeatherBoard(platform)
  await board.change('paused', pauseUntil(5_000))
  expect((await board.change('paused', pauseUntil(3_000))).version).toBe(1)
})

test('of two who want to see whether a provider is back, one does', async ({ platform }) => {
  const boards = [openWeatherBoard(platform), openWeatherBoard(platform)]
  await boards[0]!.change('down', (weather, now) => ({ ...openCircuit(weather, now), probeAt: now }))
  const claims = await Promise.all(
    boards.map((board) => board.change('down', claimProbe(board.process, 60_000))),
  )
  const provers = new Set(claims.map(({ weather }) => weather.prober))
  expect(provers.size).toBe(1)
})

test('a pause that one process is asked for holds in the others, and no table tells the key', async ({
  platform,
}) => {
  await using provider = await startScriptedProvider('openai', fails(429, 'later', { 'retry-after': '45' }))
  const keys = { providers: [{ ...provider.settings, apiKey: 'sk-never-told' }], areAllRefused: false }
  const [anna, berta] = [openWeatherBoard(platform), openWeatherBoard(platform)].map((board) =>
    makePools(board).poolOf(keys),
  )
  await anna!.ask(question, jpeg, asking)
  await until(async () => {
    const { rows } = await platform.db.execute(sql`
      select from key_weather where (weather->>'pausedUntil')::float8 > 1e12`)
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
    select key_shares::text || key_weather::text as all from key_shares join key_weather using (key)`)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/sk-never-told|openai|model-1/)
})

test('without a board that answers the work goes on, and the log says so once', async ({ platform }) => {
  await using provider = await startScriptedProvider('anthropic', fails(529), says(good))
  const warnings: string[] = []
  const log = Object.assign(Object.create(platform.log), {
    warn: (_: unknown, message: string) => warnings.push(message),
  })
  const board = openWeatherBoard({ pool: failingPool(platform.pool, Number.POSITIVE_INFINITY), log })
  const pool = makePools(board).poolOf({ providers: [provider.settings], areAllRefused: false })
  for (let round = 0; round < 3; round++)
    expect(await pool.ask(question, jpeg, asking)).toMatchObject({ outcome: 'answered' })
  expect(warnings).toEqual(['the state of the keys can not be shared between processes'])
})

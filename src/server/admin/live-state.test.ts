import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { liveState } from '#contract/endpoints/statistics.ts'
import { LiveState } from '#contract/entities/live-state.ts'
import { assignKey } from '#server/apikeys/assign-key.ts'
import { markKeyRefused } from '#server/apikeys/mark-key-refused.ts'
import { providerOf } from '#server/apikeys/provider-of.ts'
import { fingerprintServer } from '#server/describing/providers/fingerprints.ts'
import { createFastClock } from '#server/describing/testing/create-fast-clock.ts'
import { makeTestQuestion } from '#server/describing/testing/make-test-question.ts'
import type { Platform } from '#server/platform/platform.ts'
import { openDialectStore } from '#server/provider-runtime/open-dialect-store.ts'
import { openPools } from '#server/provider-runtime/open-pools.ts'
import { poolOfOwner } from '#server/provider-runtime/pool-of-owner.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { giveOwnKeys } from '#server/testing/own-keys.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'
import { until } from '#server/testing/until.ts'
import { startAiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'

const test = plainTest
  .extend('far', { scope: 'file' }, async ({ handles: _ }, { onCleanup }) => {
    const far = await startAiStandIn()
    onCleanup(far.close)
    return far
  })
  .extend('environment', { scope: 'file' }, ({ far }) => ({
    ANTHROPIC_API_KEY: 'test-key-anthropic-0001',
    OPENAI_API_KEY: 'test-key-openai-0002',
    ANTHROPIC_BASE_URL: far.url,
    OPENAI_BASE_URL: far.url,
  }))
  .extend('admin', { scope: 'file' }, ({ make }) => make.user({ isAdmin: true }))

const well = { state: 'well', since: null, until: null, refusal: null, limit: 8, underWay: 0 }
const globals = [
  { provider: 'anthropic', lastFour: '0001', username: null, ...well },
  { provider: 'openai', lastFour: '0002', username: null, ...well },
]

test('without workers, jobs and calls only the global keys are listed', async ({ admin }) => {
  const { status, body } = await admin.call(liveState)
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      workers: [],
      queue: { runningJobs: 0, pausedJobs: 0, pendingImages: 0, oldestWaitingSince: null },
      keys: globals,
    },
  })
})

test('workers that reported within a minute are listed, oldest first', async ({ admin, platform }) => {
  await platform.db.execute(sql`
    insert into worker_processes (name, started_at, seen_at, under_way, slots) values
      ('younger', now() - interval '1 hour', now() - interval '59 s', 0, 4),
      ('older', '2026-01-01T10:00:00Z', now(), 3, 8),
      ('gone', '2025-01-01T10:00:00Z', now() - interval '61 s', 1, 8)`)
  const { body } = await admin.call(liveState)
  expect(LiveState.parse(body)).toEqual(body)
  expect(body.workers).toMatchObject([
    { name: 'older', startedAt: '2026-01-01T10:00:00.000Z', underWay: 3, slots: 8 },
    { name: 'younger', underWay: 0, slots: 4 },
  ])
  await platform.db.execute(sql`delete from worker_processes`)
})

test('the queue counts unfinished jobs, and shows since when one waits for its first result', async ({
  admin,
  make,
  platform,
}) => {
  const jobOf = async (change: ReturnType<typeof sql>) => {
    const id = await makeJob(platform.db, { userId: (await make.user()).id, images: 10 })
    await platform.db.execute(sql`update jobs set ${change} where id = ${id}`)
  }
  await jobOf(sql`succeeded = 3, failed = 1, created_at = '2026-01-01T08:00:00Z'`)
  await jobOf(sql`status = 'paused', created_at = '2026-01-01T10:00:00.5Z'`)
  await jobOf(sql`created_at = '2026-01-01T11:00:00Z'`)
  await jobOf(sql`status = 'failed', created_at = '2026-01-01T07:00:00Z', finished_at = now()`)
  expect((await admin.call(liveState)).body.queue).toEqual({
    runningJobs: 2,
    pausedJobs: 1,
    pendingImages: 26,
    oldestWaitingSince: '2026-01-01T10:00:00.500Z',
  })
})

test('a used key of a user is listed with its owner and what the workers know about it', async ({
  admin,
  make,
  platform,
  far,
}) => {
  const anna = await make.user({ username: 'anna' })
  await giveOwnKeys(platform, anna.id, 'anna')
  expect(await keysOf(admin)).toEqual(globals)

  far.set({ faults: [{ provider: 'anthropic', status: 429, retryAfterSeconds: 45 }] })
  await ask(platform, anna.id)
  const [resting, other] = await until(async () => {
    const keys = (await keysOf(admin)).slice(2)
    return keys[0]?.state === 'resting' && keys
  })
  const hers = { lastFour: 'anna', username: 'anna' }
  expect(resting).toMatchObject({ provider: 'anthropic', ...hers, since: null })
  expect(Date.parse(resting!.until!)).toBe(await readPauseEnd(platform))
  expect(other).toMatchObject({ provider: 'openai', ...hers, state: 'well', since: null, until: null })

  // The process that called reports up to half a second later that nothing is in progress.
  const underWay = await until(async () => {
    await platform.db.execute(sql`update key_usage set under_way = 3, seen_at = clock_timestamp()`)
    const counts = (await keysOf(admin)).map((key) => key.underWay)
    return counts.slice(2).every((count) => count === 3) && counts
  })
  expect(underWay).toEqual([0, 0, 3, 3])
  await platform.db.execute(sql`update key_usage set seen_at = seen_at - interval '3 seconds'`)
  expect((await keysOf(admin)).map(({ underWay }) => underWay)).toEqual([0, 0, 0, 0])

  const downSince = Date.parse('2026-01-01T10:00:00.000Z')
  await platform.db.execute(sql`
    update key_health set health = jsonb_set(jsonb_set(health, '{circuit,openSince}', to_jsonb(${downSince}::float8)), '{concurrency,limit}', '5')
    where (health->'pause'->>'until')::float8 > 0`)
  const down = { ...hers, state: 'down', since: '2026-01-01T10:00:00.000Z', limit: 5 }
  expect((await keysOf(admin))[2]).toMatchObject({ ...down, until: resting!.until })
  await platform.db.execute(sql`update key_health set health = jsonb_set(health, '{pause,until}', '1')`)
  expect((await keysOf(admin))[2]).toMatchObject({ ...down, until: null, refusal: null })
  await platform.db.execute(sql`
    update key_health set health = jsonb_set(health, '{circuit,refusal}', '"No such model."')
    where (health->'circuit'->>'openSince')::float8 > 0`)
  expect((await keysOf(admin))[2]).toMatchObject({ ...down, refusal: 'No such model.' })
  expect((await keysOf(admin))[2]).not.toHaveProperty('doubt')
  await platform.db.execute(sql`
    update key_health set health = jsonb_set(health, '{control}', jsonb_build_object('askedAt', ${downSince}::float8,
      'outcome', 'passed', 'holder', 'a process', 'said', 'Not this one.'))
    where (health->'circuit'->>'openSince')::float8 > 0`)
  expect((await keysOf(admin))[2]).toMatchObject({
    doubt: { at: '2026-01-01T10:00:00.000Z', said: 'Not this one.', passed: true },
  })

  await assignKey(platform, anna.id, { name: 'ANTHROPIC_API_KEY', value: 'own-test-key-new1' })
  expect((await keysOf(admin)).map(({ lastFour }) => lastFour)).toEqual(['0001', '0002', 'anna'])
})

test('a refused key is listed as refused, used or not', async ({ admin, make, platform }) => {
  const berta = await make.user({ username: 'berta', isWaiting: true })
  await giveOwnKeys(platform, berta.id, 'bert')
  await markKeyRefused(platform, { userId: berta.id, name: 'OPENAI_API_KEY', version: 1 })
  const key = (await keysOf(admin)).find(({ username }) => username === 'berta')
  expect(key).toMatchObject({ provider: 'openai', lastFour: 'bert', state: 'refused', until: null })
  const { rows } = await platform.pool.query(
    'select refused_at as since from user_keys where user_id = $1 and refused_at is not null',
    [berta.id],
  )
  expect(rows).toEqual([{ since: new Date(key!.since!) }])
})

test('what a server was found not to accept is shown at its keys, with the time', async ({
  admin,
  platform,
}) => {
  const server = fingerprintServer(providerOf('OPENAI_API_KEY', platform.settings))
  await openDialectStore(platform).replace(server, ['json_schema', 'detail'])
  await platform.db.execute(sql`update server_dialects set changed_at = '2026-01-01T10:00:00Z'`)
  const learned = (await keysOf(admin)).map((key) => [key.provider, key.learned])
  expect(learned).toContainEqual([
    'openai',
    { at: '2026-01-01T10:00:00.000Z', leftOut: ['json_schema', 'detail'] },
  ])
  expect(learned).toContainEqual(['anthropic', undefined])
  await openDialectStore(platform).replace(server, [])
  expect((await keysOf(admin)).filter((key) => key.learned)).toEqual([])
})

/** In milliseconds, as the processes share it for the one paused key. */
async function readPauseEnd({ pool }: Platform): Promise<number> {
  const { rows } = await pool.query(
    `select trunc((health->'pause'->>'until')::float8)::float8 as until from key_health where (health->'pause'->>'until')::float8 > 0`,
  )
  return rows[0].until
}

test('no answer contains a key, and one that cannot be opened is skipped', async ({ admin, platform }) => {
  const answer = JSON.stringify((await admin.call(liveState)).body)
  expect(answer).not.toMatch(/test-key/)
  await platform.db.execute(sql`update global_keys set secret_id = 'lost' where name = 'OPENAI_API_KEY'`)
  expect((await keysOf(admin)).filter(({ username }) => username === null)).toHaveLength(1)
})

test('keys are opened when they are new, not at every request', async ({ admin, make, platform }) => {
  await admin.call(liveState)
  const opened = vi.spyOn(platform.secrets, 'open')
  await admin.call(liveState)
  const clara = await make.user({ username: 'clara', isWaiting: true })
  await giveOwnKeys(platform, clara.id, 'clar')
  opened.mockClear()
  for (let looks = 0; looks < 3; looks += 1) await admin.call(liveState)
  expect(opened).toHaveBeenCalledTimes(2)
  opened.mockRestore()
})

type Admin = { call(endpoint: typeof liveState): Promise<{ body: LiveState }> }

async function keysOf(admin: Admin): Promise<LiveState['keys']> {
  return (await admin.call(liveState)).body.keys
}

/** Has a picture described with a user's keys, as a worker does. */
async function ask(platform: Platform, userId: number): Promise<void> {
  const pool = await poolOfOwner(platform, openPools(platform, createFastClock()), {
    id: userId,
    isAdmin: false,
  })
  const asking = { signal: new AbortController().signal, group: '', judge: () => [] }
  await pool.ask(makeTestQuestion('de'), Buffer.from('jpeg'), asking)
}

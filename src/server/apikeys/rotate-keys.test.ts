import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import type { Platform } from '#server/platform/platform.ts'
import { createSecrets } from '#server/platform/secrets/create-secrets.ts'
import { sealWithoutVersion } from '#server/platform/secrets/testing/seal-without-version.ts'
import { lockWaiters } from '#server/testing/lock-waiters.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'
import { until } from '#server/testing/until.ts'
import { assignKey } from './assign-key.ts'
import { findUsableKeys } from './find-usable-keys.ts'
import { placeOf } from './key-ref.ts'
import { rotateKeys } from './rotate-keys.ts'
import { setGlobalKey } from './set-global-key.ts'

const oldSecret = 'the secret of last year, long enough'
const newSecret = 'the secret of this year, long enough'
const [oldId, newId] = [oldSecret, newSecret].map((SECRET_KEY) => createSecrets({ SECRET_KEY }).secretId)
const bothSecrets = { SECRET_KEY: newSecret, SECRET_KEY_PREVIOUS: oldSecret }
const test = plainTest.extend('environment', { scope: 'file' }, () => ({ SECRET_KEY: oldSecret }))

/** Runs a script on the database of this test; returns its output and exit code. */
function runScript(connectionString: string, secrets: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child: ChildProcess = spawn(process.execPath, ['scripts/rotate-key.ts'], {
    env: { PATH, NODE_COMPILE_CACHE, DATABASE_URL: connectionString, ...secrets },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stdout?.on('data', (text) => {
    said.out += text
  })
  child.stderr?.on('data', (text) => {
    said.err += text
  })
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, ...said }))
  return { child, ended }
}

async function secretIds({ db }: Platform) {
  const { rows } = await db.execute<{ id: string }>(sql`
    select secret_id as id from global_keys where sealed is not null
    union all select secret_id from user_keys where sealed is not null`)
  return rows.map(({ id }) => id)
}

test.beforeEach(async ({ platform, make }) => {
  await platform.db.execute(sql`delete from user_keys`)
  await setGlobalKey(platform, { name: 'OPENAI_API_KEY', value: 'global-key-1111' })
  for (const value of ['own-key-2222', 'own-key-3333']) {
    const user = await make.user({ isWaiting: true })
    await assignKey(platform, user.id, { name: 'ANTHROPIC_API_KEY', value })
    await assignKey(platform, user.id, { name: 'OPENAI_API_KEY', useGlobal: true })
  }
})

test('every key is resealed with the same value, and a second run has nothing left to do', async ({
  platform,
  make,
  database,
  start,
}) => {
  const anna = { id: (await make.user({ isWaiting: true })).id, isAdmin: false }
  await assignKey(platform, anna.id, { name: 'OPENAI_API_KEY', useGlobal: true })
  await assignKey(platform, anna.id, { name: 'ANTHROPIC_API_KEY', value: 'own-key-4444' })
  const before = await findUsableKeys(platform, anna)

  const rotating = await start(bothSecrets)
  expect(await findUsableKeys(rotating.platform, anna)).toEqual(before)
  const first = await runScript(database.connectionString, bothSecrets).ended
  expect(first).toEqual({
    code: 0,
    out: 'Keys sealed anew: 4. Sealed with SECRET_KEY already: 0.\n',
    err: '',
  })
  expect(await secretIds(platform)).toEqual([newId, newId, newId, newId])
  expect(await findUsableKeys(rotating.platform, anna)).toEqual(before)
  expect(await rotateKeys(rotating.platform.db, rotating.platform.secrets)).toEqual({
    resealed: 0,
    alreadyRight: 4,
  })
  const rotated = await start({ SECRET_KEY: newSecret })
  expect(await findUsableKeys(rotated.platform, anna)).toEqual(before)
})

test('a key that cannot be opened stops it, and nothing is changed', async ({ platform, make }) => {
  const anna = await make.user({ isWaiting: true })
  const stranger = createSecrets({ SECRET_KEY: 'a secret that nobody knows any more' })
  const lost = { db: platform.db, secrets: stranger }
  await assignKey(lost, anna.id, { name: 'ANTHROPIC_API_KEY', value: 'own-key-5555' })
  await expect(rotateKeys(platform.db, createSecrets(bothSecrets))).rejects.toThrow(
    `The key ANTHROPIC_API_KEY of user ${anna.id} cannot be opened with SECRET_KEY or SECRET_KEY_PREVIOUS. Nothing was changed.`,
  )
  expect(await secretIds(platform)).toEqual([oldId, oldId, oldId, stranger.secretId])
})

test('a key sealed before sealed keys had a version is resealed with the same SECRET_KEY', async ({
  platform,
  make,
}) => {
  const anna = { id: (await make.user({ isWaiting: true })).id, isAdmin: false }
  await assignKey(platform, anna.id, { name: 'OPENAI_API_KEY', value: 'own-key-6666' })
  const before = await findUsableKeys(platform, anna)
  for (const firstByte of [1, 7]) {
    const place = placeOf({ userId: anna.id, name: 'OPENAI_API_KEY' })
    const { sealed } = sealWithoutVersion({ secretKey: oldSecret, firstByte }, 'own-key-6666', place)
    await platform.db.execute(sql`update user_keys set sealed = ${sealed} where user_id = ${anna.id}`)
    expect(await findUsableKeys(platform, anna)).toEqual(before)
    expect(await rotateKeys(platform.db, platform.secrets)).toEqual({ resealed: 1, alreadyRight: 3 })
    expect(await findUsableKeys(platform, anna)).toEqual(before)
  }
})

test('without a SECRET_KEY it says so in one line', async ({ database }) => {
  const { code, err } = await runScript(database.connectionString, {}).ended
  expect({ code, err }).toEqual({ code: 1, err: 'SECRET_KEY: is missing\n' })
})

test('killed half-way it leaves every key as it was', async ({ platform, database }) => {
  const gate = 4_711_999
  // The second own key waits at a lock, after the global one and the first were written.
  await platform.db.execute(sql`
    create function wait_at_gate() returns trigger language plpgsql as $$
    begin
      if new.user_id = (select max(user_id) from user_keys) then
        perform pg_advisory_xact_lock(${sql.raw(String(gate))});
      end if;
      return new;
    end $$`)
  await platform.db.execute(sql`
    create trigger gate before update on user_keys for each row execute function wait_at_gate()`)
  const keeper = await platform.pool.connect()
  try {
    await keeper.query('select pg_advisory_lock($1)', [gate])
    const { child, ended } = runScript(database.connectionString, bothSecrets)
    const waiting = await until(async () => (await lockWaiters(platform.pool, 'advisory'))[0])
    child.kill('SIGKILL')
    await ended
    await keeper.query('select pg_advisory_unlock($1)', [gate])
    await until(async () => {
      const { rowCount } = await platform.pool.query('select 1 from pg_stat_activity where pid = $1', [
        waiting,
      ])
      return rowCount === 0
    })
  } finally {
    keeper.release()
    await platform.db.execute(sql`drop function wait_at_gate cascade`)
  }
  expect(await secretIds(platform)).toEqual([oldId, oldId, oldId])
  expect(await rotateKeys(platform.db, createSecrets(bothSecrets))).toEqual({ resealed: 3, alreadyRight: 0 })
  expect(await secretIds(platform)).toEqual([newId, newId, newId])
})

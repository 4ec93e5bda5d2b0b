import { sql } from 'drizzle-orm'
import { currentUser } from '#contract/endpoints/accounts.ts'
import * as calls from '#contract/endpoints/admin.ts'
import { createFirstAdmin } from '#server/accounts/registering/create-first-admin.ts'
import { assignKey } from '#server/apikeys/assign-key.ts'
import { markKeyRefused } from '#server/apikeys/mark-key-refused.ts'
import { findKey } from '#server/apikeys/read-stored-keys.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { searchTables } from '#server/testing/search-secrets.ts'
import { until } from '#server/testing/until.ts'

const missing = { status: 404, body: { code: 'not_found' } }

async function rowsOf({ db }: Platform, userId: number) {
  const { rows } = await db.execute<Record<string, number>>(sql`
    select (select count(*)::int from jobs where user_id = ${userId}) as jobs,
      (select count(*)::int from user_keys where user_id = ${userId}) as keys,
      (select count(*)::int from sessions where user_id = ${userId}) as sessions`)
  return rows[0]
}

test('the first administrator cannot be deleted by anybody', async ({ make, platform }) => {
  const settings = { ...platform.settings, ADMIN_PASSWORD: 'of the first administrator' }
  await createFirstAdmin({ ...platform, settings })
  const admin = await make.user({ isAdmin: true })
  const refused = { status: 403, body: { code: 'first_admin_is_permanent' } }
  expect(await admin.call(calls.deleteUser, { params: { id: 1 } })).toMatchObject(refused)
})

test('a user is deleted during a job, and nothing that identifies them is left', async ({
  make,
  platform,
  worker,
  ai,
  logs,
  database,
}) => {
  ai.set({ latencyMs: 50 })
  const admin = await make.user({ isAdmin: true })
  const anna = await make.user({ username: 'anna-unmistakable', email: 'anna@unmistakable.example' })
  await assignKey(platform, anna.id, { name: 'OPENAI_API_KEY', value: 'key-of-anna-1111' })
  const { body: job } = await anna.startJob({ images: 100 })
  worker({ concurrency: 4 })
  await until(async () => (await anna.job(job.jobId)).job.processedImages > 4)

  expect(await admin.call(calls.deleteUser, { params: { id: anna.id } })).toMatchObject({ status: 204 })
  expect(await rowsOf(platform, anna.id)).toEqual({ jobs: 0, keys: 0, sessions: 0 })
  expect((await anna.call(currentUser)).status).toBe(401)
  expect((await admin.call(calls.listUsers)).body.map(({ id }) => id)).not.toContain(anna.id)
  expect(await admin.call(calls.deleteUser, { params: { id: anna.id } })).toMatchObject(missing)
  const names = new Set([anna.username, anna.email])
  expect((await searchTables(database.connectionString, names)).findings).toEqual([])

  const berta = await make.user({ username: anna.username, email: anna.email })
  expect(berta.id).not.toBe(anna.id)
  const { body: next } = await berta.startJob({ images: 2 })
  expect((await berta.ended(next.jobId)).job.status).toBe('completed')
  expect(logs.lines().filter(({ level }) => level >= 40)).toEqual([])
})

/** Columns that refer to a user and are not emptied: the ledger and the record of acts keep an id without a name. */
const kept = [
  'audit_events.actor_id',
  'audit_events.subject_id',
  'credit_accounts.user_id',
  'credit_transactions.admin_id',
  'invitations.invited_by',
]
/** Goes with its image, which goes with its job. */
const goesWithJob = 'single_images.user_id'

test('every table that refers to users is emptied of a deleted one, or keeps their id on purpose', async ({
  make,
  platform,
}) => {
  const admin = await make.user({ isAdmin: true })
  const anna = await make.user()
  const { rows: columns } = await platform.pool.query<{ name: string; insert: string; count: string }>(
    `select format('%s.%s', c.relname, a.attname) as name,
        format('insert into %I (%I%s) values (%s%s)', c.relname, a.attname, others.names, $1::int, others.fillings) as insert,
        format('select count(*)::int as count from %I where %I = %s', c.relname, a.attname, $1::int) as count
      from pg_constraint f join pg_class c on c.oid = f.conrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1],
      lateral (
        select coalesce(string_agg(format(', %I', o.attname), ''), '') as names,
          coalesce(string_agg(', ' || case format_type(o.atttypid, null)
            when 'boolean' then 'true' when 'uuid' then 'gen_random_uuid()' when 'bytea' then $$decode('00', 'hex')$$ when 'jsonb' then $$'{}'$$ when 'text[]' then $$'{}'$$
            when 'text' then $$'x'$$ when 'timestamp with time zone' then 'now()' else $2::int::text end, ''), '') as fillings
        from pg_attribute o where o.attrelid = c.oid and o.attnum > 0 and o.attnum <> a.attnum and o.attnotnull
          and not o.atthasdef and o.attidentity = '' and not o.attisdropped
      ) as others
      where f.contype = 'f' and f.confrelid = 'users'::regclass
      order by 1`,
    [anna.id, admin.id],
  )
  expect(columns.length).toBeGreaterThan(20)
  for (const { name, insert } of columns)
    if (![...kept, goesWithJob].includes(name)) await platform.pool.query(insert)

  expect(await admin.call(calls.deleteUser, { params: { id: anna.id } })).toMatchObject({ status: 204 })
  const left: string[] = []
  for (const { name, count } of columns) {
    const { rows } = await platform.pool.query<{ count: number }>(count)
    if (rows[0]?.count) left.push(name)
  }
  expect(left.filter((name) => !kept.includes(name))).toEqual([])
})

test('administrators delete each other and themselves', async ({ make }) => {
  const admin = await make.user({ isAdmin: true })
  const other = await make.user({ isAdmin: true })
  expect((await admin.call(calls.deleteUser, { params: { id: other.id } })).status).toBe(204)
  expect((await other.call(currentUser)).status).toBe(401)
  expect((await admin.call(calls.deleteUser, { params: { id: admin.id } })).status).toBe(204)
  expect((await admin.call(currentUser)).status).toBe(401)
})

test('of two concurrent deletions of a user one succeeds', async ({ make }) => {
  const admin = await make.user({ isAdmin: true })
  const anna = await make.user()
  const deleteAnna = () => admin.call(calls.deleteUser, { params: { id: anna.id } })
  const answers = await Promise.all([deleteAnna(), deleteAnna(), deleteAnna()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404])
})

test('a user deleted while a key is being assigned keeps none', async ({ make, platform }) => {
  const admin = await make.user({ isAdmin: true })
  for (let round = 0; round < 10; round += 1) {
    const anna = await make.user({ isWaiting: true })
    const body = { name: 'OPENAI_API_KEY', value: `key-of-anna-${round}222` } as const
    await Promise.all([
      admin.call(calls.assignKey, { params: { id: anna.id }, body }),
      admin.call(calls.deleteUser, { params: { id: anna.id } }),
    ])
    expect(await rowsOf(platform, anna.id)).toEqual({ jobs: 0, keys: 0, sessions: 0 })
  }
})

test('a user deleted while their key is being refused leaves no notification', async ({ make, platform }) => {
  const admin = await make.user({ isAdmin: true })
  for (let round = 0; round < 10; round += 1) {
    const anna = await make.user()
    await assignKey(platform, anna.id, { name: 'OPENAI_API_KEY', value: `key-of-anna-${round}333` })
    const { ref } = (await findKey(platform.db, 'OPENAI_API_KEY', anna.id))!
    const [answer] = await Promise.all([
      admin.call(calls.deleteUser, { params: { id: anna.id } }),
      markKeyRefused(platform, ref),
    ])
    expect(answer.status).toBe(204)
  }
  expect((await admin.get('/api/notifications')).body).toEqual([])
})

test('a reset removes jobs and totals, but keeps the account and its keys', async ({
  make,
  platform,
  worker,
}) => {
  const [admin, anna] = [await make.user({ isAdmin: true }), await make.user()]
  const { stop } = worker()
  const { body: over } = await anna.startJob({ images: 3 })
  await anna.ended(over.jobId)
  await stop()
  await platform.db.execute(sql`
    update users set total_processed_images = 3, total_cost_cents = 150 where id = ${anna.id}`)
  expect((await anna.startJob({ images: 2 })).status).toBe(202)

  const reset = () => admin.call(calls.resetUserStats, { params: { id: anna.id } })
  expect(await reset()).toMatchObject({ status: 204 })
  expect(await anna.jobs()).toEqual([])
  expect((await anna.call(currentUser)).body).toMatchObject({
    totalProcessedImages: 0,
    totalCost: 0,
    apiKeys: [{}, {}],
  })
  expect((await anna.get(`/api/jobs/${over.jobId}`)).status).toBe(404)
  expect(await reset()).toMatchObject({ status: 204 })
  expect((await anna.startJob({ images: 1 })).status).toBe(202)
})

test('the statistics of an unknown user cannot be reset', async ({ make }) => {
  const [admin, gone] = [await make.user({ isAdmin: true }), await make.user()]
  await admin.call(calls.deleteUser, { params: { id: gone.id } })
  for (const id of [gone.id, 2_000_000_000]) {
    expect(await admin.call(calls.resetUserStats, { params: { id } })).toMatchObject(missing)
  }
})

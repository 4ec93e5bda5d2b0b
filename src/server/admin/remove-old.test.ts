import { type SQL, sql } from 'drizzle-orm'
import { removeOldLinks } from '#server/accounts/links/remove-old-links.ts'
import { removeOldSessions } from '#server/accounts/signing-in/remove-old-sessions.ts'
import { removeOldEvents } from '#server/audit/remove-old-events.ts'
import { removeOldJob } from '#server/jobs/deleting/remove-old-job.ts'
import { notify } from '#server/notifications/notify.ts'
import { removeOldNotifications } from '#server/notifications/remove-old-notifications.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { removeOldAttempts } from '#server/platform/work/remove-old-attempts.ts'
import { lockWaiters } from '#server/testing/lock-waiters.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { expect, test } from '#server/testing/test.ts'
import { until } from '#server/testing/until.ts'
import { removeOld } from './remove-old.ts'

const keeping = (platform: Platform, resultDays: number, logDays = 30) => ({
  ...platform,
  settings: { ...platform.settings, RESULTS_RETENTION_DAYS: resultDays, LOG_RETENTION_DAYS: logDays },
})
const never = () => new AbortController().signal

/** A job that ended this many days ago, with everything a job can have. Returns its id. */
async function endedJob({ db }: Platform, userId: number, daysAgo: number): Promise<number> {
  const jobId = await makeJob(db, { userId, images: 3 })
  await db.execute(sql`
    update jobs set status = 'completed', open_chunks = 0, finished_at = now() - make_interval(days => ${daysAgo}::int)
    where id = ${jobId}`)
  await db.execute(sql`insert into job_thumbnails (job_id, position, webp) values (${jobId}, 1, 'webp')`)
  await db.execute(sql`
    insert into image_revisions (job_id, position, number, cause, language_versions) values (${jobId}, 1, 1, 'edited', '{}')`)
  await db.execute(sql`
    insert into provider_costs (job_id, provider, model, calls, input_tokens, cached_input_tokens, output_tokens,
      cost_micros, unpriced_calls)
    values (${jobId}, 'openai', 'small', 3, 1, 1, 1, 1, 0)`)
  return jobId
}

async function rowsOf({ db }: Platform, jobId: number) {
  const { rows } = await db.execute<Record<string, number>>(sql`
    select (select count(*)::int from jobs where id = ${jobId}) as jobs,
      (select count(*)::int from job_images where job_id = ${jobId}) as images,
      (select count(*)::int from job_thumbnails where job_id = ${jobId}) as thumbnails,
      (select count(*)::int from image_revisions where job_id = ${jobId}) as revisions,
      (select count(*)::int from job_chunks where job_id = ${jobId}) as chunks,
      (select count(*)::int from provider_costs where job_id = ${jobId}) as costs`)
  return rows[0]
}

const whole = { jobs: 1, images: 3, thumbnails: 1, revisions: 1, chunks: 1, costs: 1 }
const gone = { jobs: 0, images: 0, thumbnails: 0, revisions: 0, chunks: 0, costs: 1 }

test('jobs are removed with everything except their costs after the configured number of days', async ({
  make,
  platform,
}) => {
  const [anna, berta] = [await make.user(), await make.user()]
  const old = await endedJob(platform, anna.id, 91)
  const older = await endedJob(platform, berta.id, 400)
  const young = await endedJob(platform, anna.id, 89)
  const running = await makeJob(platform.db, { userId: anna.id, images: 3 })
  await platform.db.execute(
    sql`update jobs set created_at = now() - interval '2 years' where id = ${running}`,
  )

  expect(await removeOld(keeping(platform, 0), never())).toMatchObject({ jobs: 0 })
  expect(await rowsOf(platform, older)).toEqual(whole)
  expect(await removeOld(keeping(platform, 90), never())).toMatchObject({ jobs: 2 })
  expect(await rowsOf(platform, old)).toEqual(gone)
  expect(await rowsOf(platform, older)).toEqual(gone)
  expect(await rowsOf(platform, young)).toEqual(whole)
  expect(await rowsOf(platform, running)).toMatchObject({ jobs: 1, images: 3 })
  expect(await removeOld(keeping(platform, 90), never())).toMatchObject({ jobs: 0 })
})

test('a job that another transaction locks, to retry it, is skipped', async ({ make, platform }) => {
  const anna = await make.user()
  const jobId = await endedJob(platform, anna.id, 100)
  await platform.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from jobs where id = ${jobId} for update`)
    expect(await removeOld(keeping(platform, 90), never())).toMatchObject({ jobs: 0 })
  })
  expect(await rowsOf(platform, jobId)).toEqual(whole)
})

test('an interruption leaves no job half removed, and the next run continues', async ({ make, platform }) => {
  const anna = await make.user()
  const jobs: number[] = []
  for (let count = 0; count < 5; count += 1) jobs.push(await endedJob(platform, anna.id, 100))
  const ending = new AbortController()
  const keeper = await platform.pool.connect()
  try {
    // The removal waits in its second job.
    await keeper.query('begin')
    await keeper.query('select 1 from job_images where job_id = $1 for update', [jobs[1]])
    const removing = removeOld(keeping(platform, 90), ending.signal)
    await until(async () => (await lockWaiters(keeper)).length > 0)
    ending.abort(new Error('the process ends'))
    await expect(removing).rejects.toThrow()
    await keeper.query('commit')
  } finally {
    keeper.release()
  }
  const left = await Promise.all(jobs.map((id) => rowsOf(platform, id)))
  for (const rows of left) expect([whole, gone]).toContainEqual(rows)
  expect(left).toContainEqual(whole)
  await Promise.all([removeOld(keeping(platform, 90), never()), removeOld(keeping(platform, 90), never())])
  for (const id of jobs) expect(await rowsOf(platform, id)).toEqual(gone)
})

test('what expired long enough ago is removed, what is still usable or unread stays', async ({
  make,
  platform,
}) => {
  const { db } = platform
  const anna = await make.user()
  const jobId = await makeJob(db, { userId: anna.id, images: 1 })
  const digest = (name: string) => Buffer.from(name.padEnd(32))
  for (const [name, days] of [
    ['long over', -31],
    ['just over', -29],
    ['to come', 1],
  ] as const) {
    const ends = sql`now() + make_interval(days => ${days}::int)`
    await db.execute(sql`
      insert into sessions (token_hash, user_id, expires_at) values (${digest(name)}, ${anna.id}, ${ends})`)
    await db.execute(sql`
      insert into account_tokens (token_hash, user_id, kind, expires_at)
      values (${digest(name)}, ${anna.id}, 'reset_password', ${ends})`)
    await db.execute(sql`
      insert into address_changes (user_id, old_email, new_email, asks_old, expires_at, changed_at)
      values (${anna.id}, 'old@example.org', 'new@example.org', true, ${ends}, now())`)
    await db.execute(
      sql`insert into attempt_counts (key_hash, count, ends_at) values (${digest(name)}, 1, ${ends})`,
    )
    await db.execute(sql`
      insert into key_health (key, health, version, changed_at) values (${name}, '{}', 1, ${ends})`)
    await db.execute(sql`
      insert into key_usage (key, process, under_way, wanted, taken, answered_at, seen_at)
      values (${name}, 'a', 0, 0, 0, 0, ${ends})`)
    await db.execute(sql`
      insert into job_shares (job_id, token_hash, expires_at) values (${jobId}, ${digest(name)}, ${ends})`)
    await db.execute(sql`
      insert into invitations (email, language, invited_by, expires_at)
      values (${`${name}@example.org`}, 'de', ${anna.id}, ${ends})`)
    await db.execute(
      sql`insert into unpaid_call_counts (user_id, hour, calls) values (${anna.id}, ${ends}, 1)`,
    )
  }
  await notify(db, { userIds: [anna.id, anna.id, anna.id], type: 'account_ready' })
  await db.execute(sql`
    update notifications set created_at = now() - interval '60 days',
      read_at = case when id % 3 = 0 then now() - interval '31 days' when id % 3 = 1 then now() - interval '29 days' end
    where user_id = ${anna.id}`)

  const counts = await removeOld(keeping(platform, 0), never())
  expect(counts).toEqual({
    jobs: 0,
    audits: 0,
    events: 0,
    sessions: 1,
    links: 1,
    tokens: 0,
    webhookDeliveries: 0,
    repeats: 0,
    addressChanges: 1,
    invitations: 1,
    shares: 1,
    notifications: 1,
    attempts: 2,
    keyHealth: 2,
    unpaidCalls: 2,
  })
  const { rows } = await db.execute(sql`
    select (select count(*)::int from sessions where user_id = ${anna.id}) as sessions,
      (select count(*)::int from account_tokens where user_id = ${anna.id}) as links,
      (select count(*)::int from notifications where user_id = ${anna.id}) as notifications,
      (select count(*)::int from notifications where user_id = ${anna.id} and read_at is null) as unread,
      (select count(*)::int from attempt_counts where ends_at > now()) as attempts`)
  expect(rows).toEqual([{ sessions: 3, links: 2, notifications: 2, unread: 1, attempts: 1 }])
})

test('audit events are removed after a time of their own, or never', async ({ platform }) => {
  const keepingActs = (AUDIT_DAYS: number) => ({
    ...platform,
    settings: { ...platform.settings, AUDIT_DAYS },
  })
  await platform.db.execute(sql`
    insert into audit_events (kind, actor_kind, details, at)
    select 'signed_in', 'visitor', '{}', now() - make_interval(days => days) from unnest(array[400, 366, 364, 31]) days`)
  const left = async () =>
    (await platform.db.execute(sql`select 1 from audit_events where kind = 'signed_in'`)).rowCount
  expect(await removeOld(keepingActs(0), never())).toMatchObject({ events: 0 })
  expect(await left()).toBe(4)
  expect(await removeOld(platform, never())).toMatchObject({ events: 2 })
  expect(await left()).toBe(2)
  expect(await removeOld(keepingActs(30), never())).toMatchObject({ events: 2 })
})

test('old rows are found by an index among ten thousand others', async ({ make, platform }) => {
  const { db, pool } = platform
  const { id } = await make.user()
  const many = 'from generate_series(1, 10000) n'
  const hash = "sha256(('row ' || n)::bytea)"
  for (const statement of [
    `insert into sessions (token_hash, user_id, expires_at) select ${hash}, ${id}, now() ${many}`,
    `insert into account_tokens (token_hash, user_id, kind, expires_at) select ${hash}, ${id}, 'verify_email', now() ${many}`,
    `insert into notifications (user_id, type, details, read_at)
      select ${id}, 'job_finished', '{}', case when n % 2 = 0 then now() end ${many}`,
    `insert into attempt_counts (key_hash, count, ends_at) select ${hash}, 1, now() + interval '1 hour' ${many}`,
    `insert into jobs (user_id, filename, list_kind, columns, format, languages, prompt_type, custom_prompt, price_cents,
      status, finished_at) select ${id}, 'x', 'csv', '{}', 'csv', '{de}', 'system', '', 0, 'completed', now() ${many}`,
    `insert into audit_events (kind, actor_kind, details) select 'signed_in', 'visitor', '{}' ${many}`,
    'analyze sessions, account_tokens, notifications, attempt_counts, jobs, audit_events',
  ])
    await pool.query(statement)

  const plan: string[] = []
  // Safe: the functions use only this of a transaction.
  const explaining = {
    async execute(query: SQL) {
      const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)
      plan.push(...rows.map((row) => row['QUERY PLAN']))
      return { rowCount: 0 }
    },
  } as unknown as Transaction
  await removeOldJob(explaining, 30)
  await removeOldSessions(explaining, 30)
  await removeOldLinks(explaining, 30)
  await removeOldNotifications(explaining, 30)
  await removeOldAttempts(explaining)
  await removeOldEvents(explaining, 30)
  expect(plan.filter((line) => line.includes('Seq Scan'))).toEqual([])
  expect(plan.filter((line) => /Index.* Scan/.test(line)).length).toBeGreaterThanOrEqual(6)
})

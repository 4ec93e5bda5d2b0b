import { sql } from 'drizzle-orm'
import type { Platform } from '#server/platform/platform.ts'
import { lockWaiters } from '#server/testing/lock-waiters.ts'
import { expect, test } from '#server/testing/test.ts'
import { until } from '#server/testing/until.ts'
import { retentionQueue, startRetentionWork } from './retention.work.ts'

const atOnce = { afterMs: 0, everyMs: 10 }
const removed = 'expired data was deleted'

test('many processes that check repeatedly delete once a day', async ({ platform, start, logs }) => {
  const second = await start()
  const works = [platform, platform, second.platform].map((its) => startRetentionWork(its, atOnce))
  const turns = () => [...logs.lines(), ...second.logs.lines()].filter(({ msg }) => msg === removed)
  await until(() => turns().length > 0)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(turns()).toMatchObject([{ jobs: 0, sessions: 0, links: 0, notifications: 0 }])

  await nextDay(platform)
  await until(() => turns().length === 2)
  await Promise.all(works.map((work) => work.stop()))
})

test('an interrupted process hands the run back, and another one takes it', async ({
  platform,
  logs,
  make,
}) => {
  await nextDay(platform)
  const anna = await make.user()
  await platform.db.execute(sql`
    insert into sessions (token_hash, user_id, expires_at) values ('old', ${anna.id}, now() - interval '60 days')`)
  const keeper = await platform.pool.connect()
  const before = logs.lines().length
  const told = () =>
    logs
      .lines()
      .slice(before)
      .map(({ msg }) => msg)
  try {
    await keeper.query('begin')
    await keeper.query('lock table sessions in access exclusive mode')
    const work = startRetentionWork(platform, atOnce)
    await until(async () => (await lockWaiters(keeper)).length > 0)
    await work.stop()
    await keeper.query('commit')
  } finally {
    keeper.release()
  }
  expect(told()).not.toContain(removed)
  expect(
    logs
      .lines()
      .slice(before)
      .filter(({ level }) => level >= 40),
  ).toEqual([])
  // A minute later.
  await platform.db.execute(sql`update pgboss.job set start_after = now() where name = ${retentionQueue}`)
  const next = startRetentionWork(platform, atOnce)
  await until(() => told().includes(removed))
  await next.stop()
  const { rows } = await platform.db.execute(sql`select 1 from sessions where expires_at < now()`)
  expect(rows).toEqual([])
})

test('expired attempts are deleted at each check, even after the day’s run', async ({ platform, logs }) => {
  await nextDay(platform)
  const before = logs.lines().length
  const turns = () =>
    logs
      .lines()
      .slice(before)
      .filter(({ msg }) => msg === removed)
  const work = startRetentionWork(platform, atOnce)
  await until(() => turns().length > 0)
  await platform.db.execute(sql`
    insert into attempt_counts (key_hash, count, ends_at)
    select sha256(('over ' || n)::bytea), 1, now() - interval '1 second' from generate_series(1, 2500) n`)
  await until(async () => (await platform.db.execute(sql`select from attempt_counts`)).rows.length === 0)
  await work.stop()
  expect(turns()).toHaveLength(1)
})

/** Moves the finished runs to another day. */
async function nextDay({ db }: Platform): Promise<void> {
  await db.execute(sql`update pgboss.job set singleton_on = null where name = ${retentionQueue}`)
}

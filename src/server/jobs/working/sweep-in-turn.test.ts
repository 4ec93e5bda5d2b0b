import { sql } from 'drizzle-orm'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { sweepInTurn, sweepQueue } from './sweep-in-turn.ts'

/** No turn ends during a test; as long as the queue can count. */
const longTurn = 68 * 365 * 24 * 60 * 60

test('however many workers ask, one of them sweeps in a turn', async ({ platform }) => {
  await leaveWorkers(platform)
  await Promise.all(Array.from({ length: 8 }, () => sweepInTurn(platform, longTurn)))
  expect(await turns(platform)).toEqual(['completed'])
  expect(await staleWorkers(platform)).toBe(0)

  await leaveWorkers(platform)
  await sweepInTurn(platform, longTurn)
  expect(await staleWorkers(platform)).toBe(1)

  await nextTurn(platform)
  await sweepInTurn(platform, longTurn)
  expect(await staleWorkers(platform)).toBe(0)
  expect(await turns(platform)).toEqual(['completed', 'completed'])
})

test('a turn whose worker is gone does not prevent the next one', async ({ platform }) => {
  await platform.db.execute(sql`delete from pgboss.job where name = ${sweepQueue}`)
  await sweepInTurn(platform, longTurn)
  await platform.db.execute(sql`
    update pgboss.job set state = 'active', completed_on = null where name = ${sweepQueue}`)
  await leaveWorkers(platform)
  await nextTurn(platform)
  await sweepInTurn(platform, longTurn)
  expect(await staleWorkers(platform)).toBe(0)
})

/** Moves the finished turns into the past. */
async function nextTurn({ db }: Platform): Promise<void> {
  await db.execute(sql`update pgboss.job set singleton_on = null where name = ${sweepQueue}`)
}

async function leaveWorkers({ db }: Platform): Promise<void> {
  await db.execute(sql`
    insert into worker_processes (name, slots, under_way, seen_at)
    values (gen_random_uuid(), 1, 0, now() - interval '2 hours')`)
}

async function staleWorkers({ db }: Platform): Promise<number> {
  const { rowCount } = await db.execute(sql`
    select 1 from worker_processes where seen_at < now() - interval '1 hour'`)
  return rowCount ?? 0
}

async function turns({ db }: Platform): Promise<unknown[]> {
  const { rows } = await db.execute(sql`select state from pgboss.job where name = ${sweepQueue}`)
  return rows.map(({ state }) => state)
}

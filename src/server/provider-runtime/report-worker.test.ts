import { sql } from 'drizzle-orm'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { until } from '#server/testing/until.ts'
import { listLiveWorkers, removeStaleWorkers, reportWorker } from './report-worker.ts'

test('a worker is listed with the images in progress from its start to its end', async ({
  make,
  worker,
  ai,
  platform,
}) => {
  const { stop } = worker({ concurrency: 3 })
  const [first] = await until(() => listed(platform, 1))
  expect(first).toMatchObject({ underWay: 0, slots: 3 })
  const other = worker({ concurrency: 5 })
  const both = await until(() => listed(platform, 2))
  expect(new Set(both.map(({ name }) => name)).size).toBe(2)

  const letGo = ai.hold()
  const anna = await make.user()
  await anna.startJob({ images: 200 })
  const busy = await until(async () => {
    const workers = await listLiveWorkers(platform.db)
    return workers.every(({ underWay, slots }) => underWay === slots) && workers
  })
  expect(busy.map(({ underWay }) => underWay)).toEqual([3, 5])
  await anna.stopJob()
  letGo()
  await Promise.all([stop(), other.stop()])
  expect(await listLiveWorkers(platform.db)).toEqual([])
})

test('a worker reports repeatedly, with the same start', async ({ platform }) => {
  let underWay = 1
  const report = reportWorker(platform, { slots: 2, underWay: () => underWay }, 10)
  const [before] = await until(() => listed(platform, 1))
  underWay = 2
  const [after] = await until(async () => {
    const workers = await listLiveWorkers(platform.db)
    return workers[0]?.underWay === 2 && workers
  })
  expect(after?.startedAt).toBe(before?.startedAt)
  expect(Date.parse(after!.seenAt)).toBeGreaterThanOrEqual(Date.parse(before!.seenAt))
  await report.end()
  expect(await listLiveWorkers(platform.db)).toEqual([])
})

test('an unavailable database is a warning, and the worker reports again', async ({ platform }) => {
  const warnings: string[] = []
  const log = Object.assign(Object.create(platform.log), {
    warn: (_: unknown, message: string) => warnings.push(message),
  })
  await platform.db.execute(sql`alter table worker_processes rename to hidden`)
  const report = reportWorker({ db: platform.db, log }, { slots: 2, underWay: () => 0 }, 10)
  await until(() => warnings.length > 1)
  await platform.db.execute(sql`alter table hidden rename to worker_processes`)
  await until(() => listed(platform, 1))
  expect(new Set(warnings)).toEqual(new Set(['a worker could not report that it runs']))
  await report.end()
})

test('a worker that ended without signing off is removed after an hour', async ({ platform }) => {
  await platform.db.execute(sql`
    insert into worker_processes (name, seen_at, under_way, slots) values
      ('silent', now() - interval '59 minutes', 0, 1), ('gone', now() - interval '61 minutes', 0, 1)`)
  await removeStaleWorkers(platform.db)
  const { rows } = await platform.db.execute(sql`select name from worker_processes`)
  expect(rows).toEqual([{ name: 'silent' }])
})

/** The workers, once there are that many. */
async function listed({ db }: Platform, count: number) {
  const workers = await listLiveWorkers(db)
  return workers.length === count && workers
}

import { createMetrics } from '#server/platform/metrics.ts'
import { expect, test } from '#server/testing/test.ts'
import { followQueues, measureQueues } from './follow-queues.ts'

test('metrics show waiting, deferred, active and failed work of each queue, and how long the oldest waits', async ({
  platform,
}) => {
  const { queue, pool } = platform
  const name = 'measured'
  await queue.createQueue(name, { retryLimit: 0 })
  const metrics = createMetrics()
  const measured = async (labels: string) => {
    await measureQueues({ pool, metrics })
    const line = (await metrics.read()).split('\n').find((one) => one.startsWith(`bildwort_queue_${labels} `))
    return Number(line?.split(' ').at(-1))
  }
  const states = async () => ({
    waiting: await measured(`jobs{queue="${name}",state="waiting"}`),
    deferred: await measured(`jobs{queue="${name}",state="deferred"}`),
    active: await measured(`jobs{queue="${name}",state="active"}`),
    failed: await measured(`jobs{queue="${name}",state="failed"}`),
  })
  const oldest = () => measured(`oldest_seconds{queue="${name}"}`)

  expect(await states()).toEqual({ waiting: 0, deferred: 0, active: 0, failed: 0 })
  expect(await oldest()).toBe(0)

  await queue.insert(name, [{}, {}, {}])
  await queue.insert(name, [{ startAfter: new Date(Date.now() + 3_600_000) }])
  await pool.query(`update pgboss.job set start_after = now() - interval '1 hour'
    where id = (select id from pgboss.job where name = 'measured' and start_after <= now() limit 1)`)
  expect(await oldest()).toBeGreaterThanOrEqual(3_600)

  const [failing] = await queue.fetch(name)
  await queue.fail(name, failing!.id)
  await queue.fetch(name)
  expect(await states()).toEqual({ waiting: 1, deferred: 1, active: 1, failed: 1 })
})

test('a process follows the queues from its start on', async ({ platform }) => {
  const metrics = createMetrics()
  const following = followQueues({ ...platform, metrics })
  await expect
    .poll(() => metrics.read())
    .toContain('bildwort_queue_jobs{queue="describe-chunk",state="waiting"} 0')
  await following.stop()
})

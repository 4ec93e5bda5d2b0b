import { column } from '#server/platform/column.ts'
import type { Platform } from '#server/platform/platform.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import { type Loop, runLoop } from '#server/platform/work/run-loop.ts'

const everyMs = 15_000

const columns = {
  name: column.text,
  waiting: column.number,
  deferred: column.number,
  active: column.number,
  failed: column.number,
  oldestSeconds: column.number,
}

/** Keeps the metrics of the queues up to date: readings of the metrics wait for no database. */
export function followQueues(platform: Pick<Platform, 'pool' | 'log' | 'metrics'>): Loop {
  return runLoop(platform.log, () => measureQueues(platform), {
    complaint: 'the state of the queues could not be read',
    everyMs,
  })
}

/** Counted from the work itself: the queue's own counts stand still where no worker runs. */
export async function measureQueues({ pool, metrics }: Pick<Platform, 'pool' | 'metrics'>): Promise<void> {
  const queues = await queryRows(pool, columns, { name: 'measure-queues', text: statement })
  for (const { name: queue, oldestSeconds, ...states } of queues) {
    for (const [state, count] of Object.entries(states)) metrics.queueJobs.set({ queue, state }, count)
    metrics.queueOldest.set({ queue }, oldestSeconds)
  }
  metrics.queueRead.setToCurrentTime()
}

const statement = `
  select queue.name,
    count(*) filter (where job.state in ('created', 'retry') and job.start_after <= now())::int as waiting,
    count(*) filter (where job.state in ('created', 'retry') and job.start_after > now())::int as deferred,
    count(*) filter (where job.state = 'active')::int as active,
    count(*) filter (where job.state = 'failed')::int as failed,
    coalesce(extract(epoch from now() - min(job.start_after)
      filter (where job.state in ('created', 'retry') and job.start_after <= now())), 0)::float8 as "oldestSeconds"
  from pgboss.queue
  left join pgboss.job on job.name = queue.name and job.state in ('created', 'retry', 'active', 'failed')
  group by queue.name`

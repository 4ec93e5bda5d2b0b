import type { Platform } from '#server/platform/platform.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import { countQueues, queueCounts } from '#server/platform/statements/queue-tables.ts'
import { type Loop, runLoop } from '#server/platform/work/run-loop.ts'

const everyMs = 15_000

/** Keeps the queues' metrics up to date in the background, so that reading metrics needs no database. */
export function followQueues(platform: Pick<Platform, 'pool' | 'log' | 'metrics'>): Loop {
  return runLoop(platform.log, () => measureQueues(platform), {
    complaint: 'the state of the queues could not be read',
    everyMs,
  })
}

export async function measureQueues({ pool, metrics }: Pick<Platform, 'pool' | 'metrics'>): Promise<void> {
  const queues = await queryRows(pool, queueCounts, { name: 'measure-queues', text: countQueues })
  for (const { name: queue, oldestSeconds, ...states } of queues) {
    for (const [state, count] of Object.entries(states)) metrics.queueJobs.set({ queue, state }, count)
    metrics.queueOldest.set({ queue }, oldestSeconds)
  }
  metrics.queueRead.setToCurrentTime()
}

import type pg from 'pg'
import type { Metrics } from '#server/platform/metrics.ts'

/** Updates the gauges of a pool's connections on each reading of the metrics. */
export function measurePool(metrics: Metrics, pool: pg.Pool): void {
  metrics.beforeReading(() => {
    metrics.databaseConnections.set({ state: 'idle' }, pool.idleCount)
    metrics.databaseConnections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    metrics.databaseConnectionsMost.set(pool.options.max)
    metrics.databaseWaiting.set(pool.waitingCount)
  })
}

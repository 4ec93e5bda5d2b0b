import type pg from 'pg'
import type { Metrics } from '#server/platform/metrics.ts'

/** Has each reading of the metrics say how the connections of a pool are used. */
export function measurePool(metrics: Metrics, pool: pg.Pool): void {
  metrics.beforeReading(() => {
    metrics.databaseConnections.set({ state: 'idle' }, pool.idleCount)
    metrics.databaseConnections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    metrics.databaseConnectionsMost.set(pool.options.max)
    metrics.databaseWaiting.set(pool.waitingCount)
  })
}

import { onTestFinished } from 'vitest'
import { createMetrics } from '#server/platform/metrics.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { expect, test } from '#server/testing/test.ts'
import { measurePool } from './measure-pool.ts'

test('metrics show what waits for a connection, without using one', async ({ database, platform }) => {
  const { pool, close } = openDatabase(database.connectionString, platform.log, { connections: 1 })
  onTestFinished(close)
  const metrics = createMetrics()
  measurePool(metrics, pool)
  const client = await pool.connect()
  const waiting = [pool.query('select 1'), pool.query('select 1')]
  const read = await metrics.read()
  client.release()
  await Promise.all(waiting)
  expect(read).toContain('bildwort_database_connections{state="busy"} 1')
  expect(read).toContain('bildwort_database_connections_most 1')
  expect(read).toContain('bildwort_database_waiting 2')
  expect(await metrics.read()).toContain('bildwort_database_waiting 0')
})

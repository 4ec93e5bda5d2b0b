import Fastify from 'fastify'
import type { Metrics } from '#server/platform/metrics.ts'

export interface MetricsListener {
  /** `http://host:port`, with the actual port if 0 was requested. */
  address: string
  close(): Promise<void>
}

/** Serves only `GET /metrics` and `GET /healthz`, on an address of its own and without authentication. */
export async function serveMetrics(
  metrics: Metrics,
  where: { host: string; port: number },
): Promise<MetricsListener> {
  const app = Fastify()
  // Checks nothing: a process that waits for its database is alive, and restarting it would not help.
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.read()),
  )
  const address = await app.listen(where)
  return { address, close: () => app.close() }
}

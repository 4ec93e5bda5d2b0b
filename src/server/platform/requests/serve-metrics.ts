import Fastify from 'fastify'
import type { Metrics } from '#server/platform/metrics.ts'

export interface MetricsListener {
  /** `http://host:port`, with the port that was got where 0 was asked for. */
  address: string
  close(): Promise<void>
}

/** Answers `GET /metrics` and `GET /healthz`, and nothing else, at an address of its own to whoever reaches that. */
export async function serveMetrics(
  metrics: Metrics,
  where: { host: string; port: number },
): Promise<MetricsListener> {
  const app = Fastify()
  // It asks nobody: a process that waits for its database lives, and to start it anew would not help.
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.read()),
  )
  const address = await app.listen(where)
  return { address, close: () => app.close() }
}

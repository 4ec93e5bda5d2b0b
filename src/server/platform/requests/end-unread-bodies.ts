import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { UnreadBody } from '#server/platform/bounds.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { onceClosed } from './once-closed.ts'

const lookEveryMs = 50

/**
 * A browser that is refused while sending reads the answer only after sending everything: the rest of the body is discarded, up to a time
 * and size, and then the connection is closed.
 */
export function endUnreadBodies(
  app: FastifyInstance,
  metrics: Metrics,
  { withinMs, bytes }: UnreadBody,
): void {
  // Node would close a single-call connection after its answer, and bytes still arriving would reset it before the answer is read.
  // Fastify closes the one whose body it refuses for its size; what came too slowly (408) is not waited for.
  app.addHook('onSend', async ({ raw }, reply) => {
    const isCut = reply.hasHeader('connection') && reply.statusCode !== 413
    if (hasBody(raw) && !raw.complete && !isCut) reply.header('connection', 'keep-alive')
  })
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete !== false || raw.destroyed) return
    const { socket } = raw
    const since = Date.now()
    const before = socket.bytesRead
    const looking = setInterval(() => {
      if (Date.now() - since <= withinMs && socket.bytesRead - before <= bytes) return
      metrics.boundsReached.inc({ bound: 'unreadBody' })
      socket.destroy()
    }, lookEveryMs)
    // A request whose body is complete emits close; one whose connection has ended by then does not.
    onceClosed([raw, socket], () => clearInterval(looking))
    // A pipe that nobody reads any more would pause it.
    raw.unpipe()
    raw.resume()
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

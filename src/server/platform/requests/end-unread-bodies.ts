import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { UnreadBody } from '#server/platform/bounds.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { onceClosed } from './once-closed.ts'

const lookEveryMs = 50

/**
 * Who is refused while still sending reads the answer only once all is sent, if a browser: the rest is taken and thrown
 * away, for a time and some bytes, then the connection ends.
 */
export function endUnreadBodies(
  app: FastifyInstance,
  metrics: Metrics,
  { withinMs, bytes }: UnreadBody,
): void {
  // With its answer Node would close a connection that is for one call alone, and what still comes would undo the answer.
  app.addHook('onSend', async ({ raw }, reply) => {
    if (hasBody(raw) && !raw.complete && !reply.hasHeader('connection'))
      reply.header('connection', 'keep-alive')
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
    // A request whose body came whole closes, but one whose connection ended in the meantime no more.
    onceClosed([raw, socket], () => clearInterval(looking))
    raw.resume()
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}
